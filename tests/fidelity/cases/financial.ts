import type { FidelityCase } from '../fidelityCase'

export const FINANCIAL_CASES: readonly FidelityCase[] = [
  {
    about: 'a total that differs from the price',
    holds: {
      general: {
        price: {
          value: 385000,
        },
        totalPrice: 402500,
      },
    },
    place: 'financial',
    nl: ['Prijs: € 385.000', 'Totaalprijs: € 402.500'],
    fr: ['Prix: € 385.000', 'Prix total: € 402.500'],
    en: ['Price: € 385.000', 'Total price: € 402.500'],
    de: ['Preis: € 385.000', 'Gesamtpreis: € 402.500'],
  },
  {
    about: 'a total that is the price is not told',
    holds: {
      general: {
        price: {
          value: 385000,
        },
        totalPrice: 385000,
      },
    },
    place: 'financial',
    nl: ['Prijs: € 385.000'],
    fr: ['Prix: € 385.000'],
    en: ['Price: € 385.000'],
    de: ['Preis: € 385.000'],
  },
  {
    about: 'a total stands directly below its parts, and what it will cost later after it',
    holds: {
      general: {
        price: {
          value: 300000,
        },
        tax: { nl: 'Registratiebelasting 12 %' },
        totalPrice: 341350,
        registrationCost: 36000,
        notarySalery: 4000,
      },
      listing: {
        financial: {
          price_per_square_meter: 3000,
          common_costs: 900,
        },
        notary_cost: {
          fixed_fee: 1350,
          total: 41350,
          total_including_costs: 341350,
        },
      },
    },
    place: 'financial',
    nl: [
      'Prijs: € 300.000',
      'Fiscaal stelsel: Registratiebelasting 12 %',
      'Registratiebelasting: € 36.000',
      'Ereloon notaris: € 4.000',
      'Vaste aktekosten: € 1.350',
      'Totaal van de kosten: € 41.350',
      'Totaalprijs: € 341.350',
      'Prijs per m²: € 3.000/m²',
      'Gemeenschappelijke kosten: € 900',
    ],
    fr: [
      'Prix: € 300.000',
      'Droits d’enregistrement: € 36.000',
      'Honoraires du notaire: € 4.000',
      'Frais d’acte fixes: € 1.350',
      'Total des frais: € 41.350',
      'Prix total: € 341.350',
      'Prix au m²: € 3.000/m²',
      'Charges communes: € 900',
    ],
    en: [
      'Price: € 300.000',
      'Registration duty: € 36.000',
      'Notary’s fee: € 4.000',
      'Fixed deed costs: € 1.350',
      'Total costs: € 41.350',
      'Total price: € 341.350',
      'Price per m²: € 3.000/m²',
      'Service charges: € 900',
    ],
    de: [
      'Preis: € 300.000',
      'Registrierungsgebühren: € 36.000',
      'Notarhonorar: € 4.000',
      'Feste Urkundenkosten: € 1.350',
      'Kosten insgesamt: € 41.350',
      'Gesamtpreis: € 341.350',
      'Preis pro m²: € 3.000/m²',
      'Gemeinschaftskosten: € 900',
    ],
  },
  {
    about: 'ground and construction make a price',
    holds: {
      general: {
        price: {
          value: 385000,
        },
        groundValue: 120000,
        constructionValue: 265000,
      },
    },
    place: 'financial',
    nl: ['Prijs: € 385.000', 'Grondwaarde: € 120.000', 'Constructiewaarde: € 265.000'],
    fr: ['Prix: € 385.000', 'Valeur du terrain: € 120.000', 'Valeur de la construction: € 265.000'],
    en: ['Price: € 385.000', 'Land value: € 120.000', 'Construction value: € 265.000'],
    de: ['Preis: € 385.000', 'Grundstückswert: € 120.000', 'Bauwert: € 265.000'],
  },
  {
    about: 'a construction value of zero, or of the price, is not told',
    holds: {
      general: {
        price: {
          value: 385000,
        },
        constructionValue: 0,
      },
    },
    place: 'financial',
    nl: ['Prijs: € 385.000'],
    fr: ['Prix: € 385.000'],
    en: ['Price: € 385.000'],
    de: ['Preis: € 385.000'],
  },
  {
    about: 'the price of a sold house is not told',
    holds: {
      general: {
        price: {
          value: 385000,
        },
        totalPrice: 400000,
      },
      listing: {
        financial: {
          price: 385000,
          price_per_square_meter: 3200,
        },
      },
    },
    status: 'SOLD',
    place: 'financial',
    nl: [],
    fr: [],
    en: [],
    de: [],
  },
  {
    about: 'under the VAT regime price, land, infrastructure and totals are hidden',
    holds: {
      general: {
        price: {
          value: 385000,
        },
      },
      listing: {
        financial: {
          vat_regime: true,
          price: 385000,
          land_price: 120000,
          infrastructure_price: 15000,
          construction_vat_21: 55650,
        },
        notary_cost: {
          total: 9000,
          total_including_costs: 450000,
        },
      },
    },
    place: 'financial',
    nl: ['Verkoop onder btw-stelsel: Ja', 'Btw op de constructie (21 %): € 55.650'],
    fr: ['Vente sous régime TVA: Oui', 'TVA sur la construction (21 %): € 55.650'],
    en: ['Sale subject to VAT: Yes', 'VAT on construction (21%): € 55.650'],
    de: ['Mehrwertsteuerpflichtiger Verkauf: Ja', 'MwSt. auf den Bau (21 %): € 55.650'],
  },
  {
    about: 'outside the VAT regime they are told',
    holds: {
      listing: {
        financial: {
          vat_regime: false,
          price: 385000,
          land_price: 120000,
          infrastructure_price: 15000,
        },
        notary_cost: {
          total: 9000,
        },
      },
    },
    place: 'financial',
    nl: [
      'Prijs: € 385.000',
      'Prijs van de grond: € 120.000',
      'Prijs van de infrastructuur: € 15.000',
      'Verkoop onder btw-stelsel: Neen',
      'Totaal van de kosten: € 9.000',
    ],
    fr: [
      'Prix: € 385.000',
      'Prix du terrain: € 120.000',
      'Prix de l’infrastructure: € 15.000',
      'Vente sous régime TVA: Non',
      'Total des frais: € 9.000',
    ],
    en: [
      'Price: € 385.000',
      'Land price: € 120.000',
      'Infrastructure price: € 15.000',
      'Sale subject to VAT: No',
      'Total costs: € 9.000',
    ],
    de: [
      'Preis: € 385.000',
      'Grundstückspreis: € 120.000',
      'Preis der Erschließung: € 15.000',
      'Mehrwertsteuerpflichtiger Verkauf: Nein',
      'Kosten insgesamt: € 9.000',
    ],
  },
  {
    about: 'the same price in two places is told once',
    holds: {
      general: {
        price: {
          value: 385000,
        },
      },
      listing: {
        financial: {
          price: 390000,
          price_per_square_meter: 3437.5,
        },
      },
    },
    place: 'financial',
    nl: ['Prijs: € 385.000', 'Prijs per m²: € 3.437,50/m²'],
    fr: ['Prix: € 385.000', 'Prix au m²: € 3.437,50/m²'],
    en: ['Price: € 385.000', 'Price per m²: € 3.437,50/m²'],
    de: ['Preis: € 385.000', 'Preis pro m²: € 3.437,50/m²'],
  },
  {
    about: 'the price of a rent with what comes on top',
    holds: {
      general: {
        price: {
          value: 950,
        },
        period: 'MONTH',
        deposit: 1900,
      },
      technical: {
        monthlyCost: 75,
      },
    },
    status: 'TO_RENT',
    place: 'financial',
    nl: ['Prijs: € 950/maand', 'Waarborg: € 1.900', 'Maandelijkse kosten: € 75'],
    fr: ['Prix: € 950/mois', 'Garantie locative: € 1.900', 'Charges mensuelles: € 75'],
    en: ['Price: € 950/month', 'Deposit: € 1.900', 'Monthly charges: € 75'],
    de: ['Preis: € 950/Monat', 'Kaution: € 1.900', 'Monatliche Nebenkosten: € 75'],
  },
  {
    about: 'the cadastral income',
    holds: {
      ki: {
        nonIndexed: 1042,
        indexed: 2268.54,
        communityTax: -1,
      },
    },
    place: 'financialKI',
    nl: ['Kadastraal inkomen (niet-geïndexeerd): € 1.042', 'Kadastraal inkomen (geïndexeerd): € 2.268,54'],
    fr: ['Revenu cadastral (non indexé): € 1.042', 'Revenu cadastral (indexé): € 2.268,54'],
    en: ['Cadastral income (not indexed): € 1.042', 'Cadastral income (indexed): € 2.268,54'],
    de: ['Katastereinkommen (nicht indexiert): € 1.042', 'Katastereinkommen (indexiert): € 2.268,54'],
  },
  {
    about: 'registration fees in the bands of 6, 12 and 21 percent',
    holds: {
      listing: {
        notary_cost: {
          registration_fee_6: 12000,
          registration_fee_12: 24000,
          registration_fee_21: 42000.5,
        },
      },
    },
    place: 'financial',
    nl: [
      'Registratiebelasting (6 %): € 12.000',
      'Registratiebelasting (12 %): € 24.000',
      'Registratiebelasting (21 %): € 42.000,50',
    ],
    fr: [
      'Droits d’enregistrement (6 %): € 12.000',
      'Droits d’enregistrement (12 %): € 24.000',
      'Droits d’enregistrement (21 %): € 42.000,50',
    ],
    en: [
      'Registration duty (6%): € 12.000',
      'Registration duty (12%): € 24.000',
      'Registration duty (21%): € 42.000,50',
    ],
    de: [
      'Registrierungsgebühren (6 %): € 12.000',
      'Registrierungsgebühren (12 %): € 24.000',
      'Registrierungsgebühren (21 %): € 42.000,50',
    ],
  },
  {
    about: 'a public sale by a notary',
    holds: {
      listing: {
        notary: {
          session_date: '2026-07-01T12:00:00Z',
          setting_price: 150000,
          interactive_sale_bid_url: 'https://bid.example/7',
        },
      },
    },
    place: 'financial',
    nl: ['Zitdag: 01/07/2026 14:00', 'Instelprijs: € 150.000', 'Online bieden: https://bid.example/7'],
    fr: [
      'Séance de vente: 01/07/2026 14:00',
      'Mise à prix: € 150.000',
      'Enchérir en ligne: https://bid.example/7',
    ],
    en: [
      'Auction session: 01/07/2026 14:00',
      'Starting price: € 150.000',
      'Bid online: https://bid.example/7',
    ],
    de: [
      'Versteigerungstermin: 01/07/2026 14:00',
      'Startpreis: € 150.000',
      'Online bieten: https://bid.example/7',
    ],
  },
  ...(['own', 'second'] as const).flatMap((source): readonly FidelityCase[] => {
    const holds = { general: { price: { value: 92_000 } }, listing: { notary: { annuity: 1150 } } }
    return [
      {
        about: 'of a rent for life the price is what is paid at once, and says so',
        holds,
        source,
        place: 'financial',
        nl: ['Prijs: Bouquet € 92.000', 'Lijfrente: € 1.150/maand'],
        fr: ['Prix: Bouquet € 92.000', 'Rente viagère: € 1.150/mois'],
        en: ['Price: Down payment € 92.000', 'Life annuity: € 1.150/month'],
        de: ['Preis: Anzahlung € 92.000', 'Leibrente: € 1.150/Monat'],
      },
      {
        about: 'the headline tells both parts of what a rent for life costs',
        holds,
        source,
        place: 'head',
        nl: ['Huis te koop in Gent', 'Bouquet € 92.000 + € 1.150/maand lijfrente', 'Te koop'],
        fr: ['Maison à vendre à Gand', 'Bouquet € 92.000 + € 1.150/mois de rente', 'À vendre'],
        en: ['House for sale in Ghent', 'Down payment € 92.000 + € 1.150/month life annuity', 'For sale'],
        de: ['Haus zu verkaufen in Gent', 'Anzahlung € 92.000 + € 1.150/Monat Leibrente', 'Zu verkaufen'],
      },
    ]
  }),
  {
    about: 'a card tells both parts of what a rent for life costs',
    holds: { general: { price: { value: 92_000 } }, listing: { notary: { annuity: 1150 } } },
    place: 'card',
    nl: ['Bouquet € 92.000 + € 1.150/maand lijfrente', 'Gent', 'Huis'],
    fr: ['Bouquet € 92.000 + € 1.150/mois de rente', 'Gand', 'Maison'],
    en: ['Down payment € 92.000 + € 1.150/month life annuity', 'Ghent', 'House'],
    de: ['Anzahlung € 92.000 + € 1.150/Monat Leibrente', 'Gent', 'Haus'],
  },
  {
    about: 'a rent for life of which nothing is paid at once is told alone',
    holds: { listing: { notary: { annuity: 1150 } } },
    place: 'card',
    nl: ['€ 1.150/maand lijfrente', 'Gent', 'Huis'],
    fr: ['€ 1.150/mois de rente', 'Gand', 'Maison'],
    en: ['€ 1.150/month life annuity', 'Ghent', 'House'],
    de: ['€ 1.150/Monat Leibrente', 'Gent', 'Haus'],
  },
  {
    about: 'of a rent for life under the VAT regime nothing is told, as of a price',
    holds: {
      general: { price: { value: 92_000 } },
      listing: { notary: { annuity: 1150 }, financial: { vat_regime: true } },
    },
    place: 'card',
    nl: ['Gent', 'Huis'],
    fr: ['Gand', 'Maison'],
    en: ['Ghent', 'House'],
    de: ['Gent', 'Haus'],
  },
  {
    about: 'a hidden tab has no rows',
    holds: {
      general: {
        price: {
          value: 385000,
        },
      },
    },
    hiddenTabs: ['financial'],
    place: 'financial',
    nl: [],
    fr: [],
    en: [],
    de: [],
  },
]
