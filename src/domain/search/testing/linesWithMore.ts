import type { Locale } from '../../../contract/locales'

/**
 * Lines with a “not”, words that are not understood beside a place, slips and numbers that a search knows no step of; written as in
 * `sentences.ts`.
 */
export const LINES_WITH_MORE: Readonly<Record<Locale, string>> = {
  nl: `
    huis te koop Gent geen renovatie → type=1&condition=EXCELLENT_CONDITION,GOOD_CONDITION,NEW,RENEWED @ gent; to buy
    huis te koop Gent 10 slaapkamers → type=1&bed-min=6 @ gent; to buy; not: 10 slaapkamers
    appartement Gent 1e verdieping of hoger → type=3 @ gent; not: 1e verdieping of hoger
    appartement Gent niet gelijkvloers → type=3 @ gent; not: niet gelijkvloers
    appartement zonder lift in Leuven → type=3 @ leuven; not: zonder lift
    huis zonder tuin of terras Brugge → type=1 @ brugge; not: zonder tuin of terras
    huis niet aan de kust → type=1; not: niet aan de kust
    huis niet in Gent → type=1; not: niet in Gent
    huis niet dicht bij zee → type=1; not: niet dicht bij zee
    huis niet ver van Gent → type=1 @ niet ver van gent
    huis niet duurder dan 300.000 Gent → price-max=300000&type=1 @ gent
    huis niet ouder dan 2000 Gent → type=1&year-min=2000 @ gent
    appartement 250k tot 400k Gent → price-min=250000&price-max=400000&type=3 @ gent
    studio 1000e Gent → price-max=1000&subType=306 @ gent
    studio 700 euro's Gent → price-max=700&subType=306 @ gent
    apartemnt Gent → type=3 @ gent
    huis Gent niet boven 400k → price-max=400000&type=1 @ gent
    huis Gent niet aan drukke baan → type=1 @ gent; not: niet aan drukke baan
    huis met garage maar zonder tuin Lier → type=1&parking=1 @ lier; not: zonder tuin
    appartement geen begane grond Gent → type=3 @ gent; not: geen begane grond
    ongemeubeld appartement Gent → type=3 @ gent; not: ongemeubeld
    huis met 2 garages in Gent → type=1&parking=1 @ gent
    bouwgrond of oude woning te renoveren in Gent → type=1,2 @ gent; not: oude, te renoveren
    huis niet in de stad zelf als het kan → type=1; not: niet in de stad
    huis Gent niet in overstromingsgebied → type=1 @ gent; not: niet in overstromingsgebied
    appartement met 2,5 badkamers in Gent → type=3 @ gent; not: 2,5 badkamers
    appartement te huur Gent inclusief kosten → type=3 @ gent; to rent; not: inclusief kosten
    huis in Gent, liefst met tuin, zelf als het kan → type=1&garden=1 @ gent
    apart Gent → type=3 @ gent
    bouwg in Gent → subType=201 @ gent
    huis te renoveren of bouwgrond in Gent → type=1,2 @ gent; not: te renoveren
    bouwgrond met garage in Gent → subType=201 @ gent; not: garage
    appartement in Heusden-Zolder → type=3 @ heusden zolder
  `,
  fr: `
    appartement Bruxelles près d'une école → type=3 @ bruxelles; not: près d'une école
    maison Namur 12 chambres → type=1&bed-min=6 @ namur; not: 12 chambres
    maison à rénover rue de la station 5000 Namur 3ch → type=1&bed-min=3&condition=TO_RENOVATE @ rue de la station 5000 namur
    maison Liège sans travaux → type=1&condition=EXCELLENT_CONDITION,GOOD_CONDITION,NEW,RENEWED @ liege
    maison sans travaux à prévoir Huy → type=1&condition=EXCELLENT_CONDITION,GOOD_CONDITION,NEW,RENEWED @ huy
    appartement sans ascenseur à Namur → type=3 @ namur; not: sans ascenseur
    appartement pas au rez-de-chaussée Namur → type=3 @ namur; not: pas au rez-de-chaussée
    maison ni jardin ni garage Mons → type=1 @ mons; not: ni jardin ni garage
    maison pas de vis-à-vis Wavre → type=1 @ wavre; not: pas de vis-à-vis
    appartement pas cher Namur → type=3 @ namur; not: pas cher
    maison non loin de Namur → type=1 @ non loin de namur
    maison de 250k à 400k Namur → price-min=250000&price-max=400000&type=1 @ namur
    appartement à louer 1000 euros Namur → price-max=1000&type=3 @ namur; to rent
    Rue Neuve 1000 Bruxelles → - @ rue neuve 1000 bruxelles
    maison pas plus chère que 250.000 Huy → price-max=250000&type=1 @ huy
    appartement sans balcon ni ascenseur Mons → type=3 @ mons; not: sans balcon ni ascenseur
    apprtement Liège → type=3 @ liege
    maison avec 2 garages à Mons → type=1&parking=1 @ mons
    terrain à bâtir ou maison à rénover à Mons → type=1,2 @ mons; not: à rénover
    maison à Mons pas en zone inondable → type=1 @ mons; not: pas en zone inondable
    appartement 2,5 salles de bain Mons → type=3 @ mons; not: 2,5 salles de bain
    appartement à louer à Mons charges comprises → type=3 @ mons; to rent; not: charges comprises
    maiso Namur → type=1 @ namur
    terrain à bâtir à rénover à Mons → subType=201 @ mons; not: à rénover
    maison à Mons, de préférence avec jardin si possible → type=1&garden=1 @ mons
  `,
  en: `
    Liege or Charleroi no renovation → condition=EXCELLENT_CONDITION,GOOD_CONDITION,NEW,RENEWED @ liege + charleroi
    flat in Ghent not ground floor → type=3 @ ghent; not: not ground floor
    Avenue Louise Brussels → - @ avenue louise brussels
    flat without lift Leuven → type=3 @ leuven; not: without lift
    house no garden or terrace Ghent → type=1 @ ghent; not: no garden or terrace
    house not in Ghent → type=1; not: not in Ghent
    house not far from Ghent → type=1 @ not far from ghent
    no more than 300k house Ghent → price-max=300000&type=1 @ ghent
    apartmnt Lueven → type=3 @ lueven
    house 250k to 400k Ghent → price-min=250000&price-max=400000&type=1 @ ghent
    250k-400k → price-min=250000&price-max=400000
    villa 12 bedrooms Knokke → subType=102&bed-min=6 @ knokke; not: 12 bedrooms
    house Tervuren not on a busy road → type=1 @ tervuren; not: not on a busy road
    anything but a studio in Ghent → - @ ghent; not: anything but a studio
    flat not less than 80 m2 Ghent → type=3&living-area-min=80 @ ghent
    house Housse → type=1 @ housse
    flat in Ghent not → type=3 @ ghent
    house with 2 garages in Ghent → type=1&parking=1 @ ghent
    houses or garages in Ghent → type=1,6 @ ghent
    2 garages in Ghent → type=6 @ ghent
    building plot or old house to renovate in Ghent, 3 bedrooms → type=1,2 @ ghent; not: old, to renovate, 3 bedrooms
    house Ghent not in a flood area → type=1 @ ghent; not: not in a flood area
    house Ghent not in the industrial zone → type=1 @ ghent; not: not in the industrial zone
    flat with 2.5 bathrooms in Ghent → type=3 @ ghent; not: 2.5 bathrooms
    flat 2 bedrooms 2.5 Ghent → type=3&bed-min=2 @ ghent; not: 2.5
    flat to rent in Ghent, bills included → type=3 @ ghent; to rent; not: bills included
    apartm Ghent → type=3 @ ghent
    building plot to renovate in Ghent → subType=201 @ ghent; not: to renovate
    house in Ghent, preferably with a garden if possible → type=1&garden=1 @ ghent
  `,
  de: `
    Wohnung Eupen kein Erdgeschoss → type=3 @ eupen; not: kein Erdgeschoss
    Haus Eupen kein Altbau → type=1 @ eupen; not: kein Altbau
    Haus ohne Garten Eupen → type=1 @ eupen; not: ohne Garten
    Wohnung ohne Balkon und Garage Eupen → type=3 @ eupen; not: ohne Balkon und Garage
    Wohnung Haustiere erlaubt kein Aufzug → type=3&pets=1; not: kein Aufzug
    Haus nicht weit von Eupen → type=1 @ nicht weit von eupen
    Haus ohne Renovierung Eupen → type=1&condition=EXCELLENT_CONDITION,GOOD_CONDITION,NEW,RENEWED @ eupen
    Wohnung 250k bis 400k Eupen → price-min=250000&price-max=400000&type=3 @ eupen
    Haus mit 10 Schlafzimmern Eupen → type=1&bed-min=6 @ eupen; not: 10 Schlafzimmern
    Haus Raeren nicht teurer als 300.000 → price-max=300000&type=1 @ raeren
    Haus weder Garten noch Garage Eupen → type=1 @ eupen; not: weder Garten noch Garage
    Wohnug Eupen → type=3 @ eupen
    Haus mit zwei Garagen in Eupen → type=1&parking=1 @ eupen
    Baugrundstück oder altes Haus zum Renovieren in der Provinz Lüttich, bis 200.000 € → price-max=200000&type=1,2 @ provinz luttich; not: altes, zum Renovieren
    Haus Eupen nicht im Überschwemmungsgebiet → type=1 @ eupen; not: nicht im Überschwemmungsgebiet
    Wohnung mit 2,5 Badezimmern in Eupen → type=3 @ eupen; not: 2,5 Badezimmern
    Wohnung in Eupen bis 900 € Warmmiete → price-max=900&type=3 @ eupen; not: Warmmiete
    Wohnu Eupen → type=3 @ eupen
    Baugrundstück zum Renovieren in Eupen → subType=201 @ eupen; not: zum Renovieren
    Haus zum Renovieren oder Baugrundstück in Eupen → type=1,2 @ eupen; not: zum Renovieren
    Haus in Eupen, am liebsten mit Garten, wenn möglich → type=1&garden=1 @ eupen
  `,
}
