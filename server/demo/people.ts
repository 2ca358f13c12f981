import type { Texts } from './places'

export interface Agent {
  firstname: string
  lastname: string
  mobile: string
  role: Texts
  words: Texts
}

const agent = (firstname: string, lastname: string, mobile: string, role: Texts, words: Texts): Agent => ({
  firstname,
  lastname,
  mobile,
  role,
  words,
})

const sales: Texts = {
  nl: 'Vastgoedmakelaar',
  fr: 'Agente immobilière',
  en: 'Estate agent',
  de: 'Immobilienmaklerin',
}
const salesMan: Texts = {
  nl: 'Vastgoedmakelaar',
  fr: 'Agent immobilier',
  en: 'Estate agent',
  de: 'Immobilienmakler',
}

/** The people of the invented agency. Numbers are of the form, not in use. */
export const agents: readonly Agent[] = [
  agent(
    'Els',
    'Peeters',
    '+32 470 00 01 01',
    { nl: 'Zaakvoerder', fr: 'Gérante', en: 'Managing director', de: 'Geschäftsführerin' },
    {
      nl: 'Els begon in 2004 met één kantoor in Gent en verkoopt nu in heel Vlaanderen.',
      fr: 'Els a ouvert le premier bureau à Gand en 2004 et vend aujourd’hui dans toute la Flandre.',
      en: 'Els opened the first office in Ghent in 2004 and now sells all over Flanders.',
      de: 'Els eröffnete 2004 das erste Büro in Gent und verkauft heute in ganz Flandern.',
    },
  ),
  agent('Thomas', 'De Smet', '+32 470 00 01 02', salesMan, {
    nl: 'Thomas begeleidt de verkoop van huizen in Vlaanderen, van schatting tot sleutel.',
    fr: 'Thomas accompagne la vente de maisons en Flandre, de l’estimation à la remise des clés.',
    en: 'Thomas guides the sale of houses in Flanders, from valuation to keys.',
    de: 'Thomas begleitet den Verkauf von Häusern in Flandern, von der Schätzung bis zur Schlüsselübergabe.',
  }),
  agent('Amina', 'El Idrissi', '+32 470 00 01 03', sales, {
    nl: 'Amina werkt in Brussel en spreekt met kopers in vier talen.',
    fr: 'Amina travaille à Bruxelles et parle quatre langues avec les acheteurs.',
    en: 'Amina works in Brussels and speaks four languages with buyers.',
    de: 'Amina arbeitet in Brüssel und spricht mit Käufern vier Sprachen.',
  }),
  agent('Sophie', 'Lambert', '+32 470 00 01 04', sales, {
    nl: 'Sophie volgt Wallonië op, van Waals-Brabant tot de Ardennen.',
    fr: 'Sophie suit la Wallonie, du Brabant wallon aux Ardennes.',
    en: 'Sophie looks after Wallonia, from Walloon Brabant to the Ardennes.',
    de: 'Sophie betreut die Wallonie, von Wallonisch-Brabant bis zu den Ardennen.',
  }),
  agent(
    'Jonas',
    'Verhaeghe',
    '+32 470 00 01 05',
    { nl: 'Verhuur en kust', fr: 'Location et côte', en: 'Lettings and coast', de: 'Vermietung und Küste' },
    {
      nl: 'Jonas verkoopt en verhuurt aan zee, en regelt verhuur in heel Vlaanderen.',
      fr: 'Jonas vend et loue à la côte, et gère les locations dans toute la Flandre.',
      en: 'Jonas sells and lets by the sea, and handles lettings all over Flanders.',
      de: 'Jonas verkauft und vermietet am Meer und kümmert sich um Vermietungen in ganz Flandern.',
    },
  ),
  agent('Katrin', 'Schumacher', '+32 470 00 01 06', sales, {
    nl: 'Katrin is het aanspreekpunt in Eupen en de Hoge Venen.',
    fr: 'Katrin est votre contact à Eupen et dans les Hautes Fagnes.',
    en: 'Katrin is your contact in Eupen and the High Fens.',
    de: 'Katrin ist Ihre Ansprechpartnerin in Eupen und im Hohen Venn.',
  }),
]

/** Invented offices that sign the designs. */
export const architects: readonly string[] = [
  'Atelier Noorderlicht',
  'Bureau Van Acker & Lories',
  'Architecten Meersman',
  'Atelier d’architecture Renson',
  'Bureau Delvaux & Thiry',
  'Studio Kouter',
  'Architektenbüro Lentz',
  'Collectif Pierre Bleue',
  'Wouters Dierckx Architecten',
  'Atelier 87',
]
