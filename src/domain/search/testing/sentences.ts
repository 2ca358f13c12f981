import type { Locale } from '../../../contract/locales'

/**
 * What people ask for in a line: the sentence → the search as its address says it @ the places; to buy or to rent, what cannot be searched by.
 */
export const SENTENCES: Readonly<Record<Locale, string>> = {
  nl: `
    huis met tuin onder 300.000 bij Gent EPC C of beter → price-max=300000&type=1&energy=C&garden=1 @ bij gent
    bouwgrond 500 m2 Limburg → subType=201&plot-min=500 @ limburg
    handelspand te huur Antwerpen centrum → type=4 @ antwerpen centrum; to rent
    kot in Leuven → subType=307 @ leuven; to rent
    kamer te huur Leuven max 450 → price-max=450&subType=307 @ leuven; to rent
    studentenkamer Gent → subType=307 @ gent; to rent
    2 slpk appartement Gent of Brugge → type=3&bed-min=2 @ gent + brugge
    Gent, Brugge of Leuven → - @ gent + brugge + leuven
    appartement 2 slpk. Hasselt max. 1.000 euro/maand → price-max=1000&type=3&bed-min=2 @ hasselt
    huis 3 slaapkamers met garage en tuin regio Mechelen tot 450k → price-max=450000&type=1&bed-min=3&garden=1&parking=1 @ regio mechelen
    te koop: villa met zwembad in Knokke of Brasschaat → subType=102&pool=1 @ knokke + brasschaat; to buy
    2-slaapkamerappartement met terras in Oostende → type=3&bed-min=2&terrace=1 @ oostende
    vrijstaand huis met 4 slpks en dubbele garage in Turnhout → type=1&bed-min=4&parking=1&facades=4 @ turnhout
    huis tussen 250.000 en 350.000 euro in Aalst → price-min=250000&price-max=350000&type=1 @ aalst
    huis 200-300k Kortrijk → price-min=200000&price-max=300000&type=1 @ kortrijk
    rijhuis te renoveren onder 150.000 → price-max=150000&subType=110&condition=TO_RENOVATE
    nieuwbouw appartement aan zee 2 slpk → type=3&bed-min=2&new=1 @ kust
    studio Oostende max 650 → price-max=650&subType=306 @ oostende
    garagebox Antwerpen te huur → type=6 @ antwerpen; to rent
    appartement gelijkvloers met tuin Lier → type=3&garden=1 @ lier; not: gelijkvloers
    woning met kantoor in Roeselare → type=1 @ roeselare; not: kantoor
    huis met groot perceel (min. 10 are) in de Kempen → type=1&plot-min=1000 @ kempen
    bouwgrond van 8 are in Geel → subType=201&plot-min=800 @ geel
    huis met 2 badkamers Genk → type=1 @ genk; not: 2 badkamers
    energiezuinig huis EPC A of B in Leuven → type=1&energy=B @ leuven; not: energiezuinig
    epc-label b → energy=B
    appartement met 1 slaapkamer huren in Brussel centrum → type=3&bed-min=1 @ brussel centrum; to rent
    flat of studio te huur in Gent tot 800 → price-max=800&type=3 @ gent; to rent
    assistentiewoning in Brugge → subType=308 @ brugge
    opbrengsteigendom Charleroi → subType=446 @ charleroi
    boerderij met 2 ha grond in West-Vlaanderen → subType=104&plot-min=20000 @ west vlaanderen
    gerenoveerde herenhuis in Namen → subType=107&condition=RENEWED @ namen
    huisje in de Ardennen → type=1 @ ardennen
    provincie Namen of provincie Luik, huis met zwembad → type=1&pool=1 @ provincie namen + provincie luik
    appartement te koop in Sint-Niklaas of Marche-en-Famenne → type=3 @ sint niklaas + marche en famenne; to buy
    woning minimaal 150m2 bewoonbare oppervlakte Mechelen → type=1&living-area-min=150 @ mechelen
    huis met zonnepanelen en open haard in Gent → type=1&words=open%20haard @ gent; not: zonnepanelen
    appartement dicht bij het station van Leuven → type=3 @ leuven; not: dicht bij het station
    huis bouwjaar na 2000 in Diest → type=1&year-min=2000 @ diest
    kantoor te huur 200 m² Zaventem → subType=401&living-area-min=200 @ zaventem; to rent
    loods te huur Genk → subType=410 @ genk; to rent
    3 kamer appartement Antwerpen → type=3&bed-min=2 @ antwerpen
    gezinswoning met tuin voor 2 honden in Lokeren → type=1&garden=1&pets=1 @ lokeren
    ik ben op zoek naar een appartement met 2 of 3 slaapkamers in Gent of Gentbrugge → type=3&bed-min=2 @ gent + gentbrugge
    budget 350000 huis Aarschot → price-max=350000&type=1 @ aarschot
    huis max 350000€ min 3 slpk Aarschot → price-max=350000&type=1&bed-min=3 @ aarschot
    weide te koop Ieper → subType=202 @ ieper; to buy
    autostaanplaats Leuven → type=6 @ leuven
    app. te huur Kortrijk 2slpk → type=3&bed-min=2 @ kortrijk; to rent
    Gent en omgeving → - @ gent en omgeving
    huis in Gent en omgeving → type=1 @ gent en omgeving
    vakantiewoning aan de kust → subType=120 @ kust
    huis 4 gevels Waregem → type=1&facades=4 @ waregem
  `,
  fr: `
    appartement à louer 2 chambres Ixelles max 1200 avec terrasse → price-max=1200&type=3&bed-min=2&terrace=1 @ ixelles; to rent
    maison à rénover Charleroi moins de 150000 → price-max=150000&type=1&condition=TO_RENOVATE @ charleroi
    Namur ou Liège → - @ namur + liege
    maison à Namur ou à Liège → type=1 @ namur + liege
    appartement 2 ch Liège, Huy et Namur → type=3&bed-min=2 @ liege + huy + namur
    maison 3 chbres jardin garage Wavre → type=1&bed-min=3&garden=1&parking=1 @ wavre
    maison 4 façades 4 chambres Waterloo max 600.000€ → price-max=600000&type=1&bed-min=4&facades=4 @ waterloo
    kot à Louvain-la-Neuve → subType=307 @ louvain la neuve; to rent
    chambre d'étudiant à Liège max 400 euros → price-max=400&subType=307 @ liege; to rent
    chambre à louer Louvain-la-Neuve → subType=307 @ louvain la neuve; to rent
    studio meublé Bruxelles centre → subType=306&furnished=1 @ bruxelles centre
    terrain à bâtir 10 ares Gembloux → subType=201&plot-min=1000 @ gembloux
    villa avec piscine Brabant wallon → subType=102&pool=1 @ brabant wallon
    duplex ou penthouse à Uccle → subType=302,305 @ uccle
    maison de maître Tournai → subType=107 @ tournai
    rez-de-chaussée avec jardin Woluwe-Saint-Lambert → garden=1 @ woluwe saint lambert; not: rez-de-chaussée
    immeuble de rapport Charleroi → subType=446 @ charleroi
    commerce à louer Mons centre → type=4 @ mons centre; to rent
    bureau à louer Namur 100 m² → subType=401&living-area-min=100 @ namur; to rent
    maison avec bureau et jardin à Arlon → type=1&garden=1 @ arlon; not: bureau
    appartement neuf 3 chambres PEB A ou B Nivelles → type=3&bed-min=3&energy=B&new=1 @ nivelles
    PEB C minimum → energy=C
    maison à vendre province de Luxembourg → type=1 @ province de luxembourg; to buy
    province Namur maison → type=1 @ province namur
    arrondissement de Dinant terrain → type=2 @ arrondissement de dinant
    maison entre 200 et 300k Verviers → price-min=200000&price-max=300000&type=1 @ verviers
    maison de 200.000 à 300.000 euros à Verviers → price-min=200000&price-max=300000&type=1 @ verviers
    maison bon état proche gare Ottignies → type=1&condition=EXCELLENT_CONDITION,GOOD_CONDITION,NEW,RENEWED @ ottignies; not: proche gare
    fermette avec 1 hectare de terrain → subType=117&plot-min=10000
    appartement T3 Bruxelles → type=3&bed-min=2 @ bruxelles
    appartement 1 chambre Schaerbeek ou Saint-Josse → type=3&bed-min=1 @ schaerbeek + saint josse
    garage à louer Ixelles → type=6 @ ixelles; to rent
    parking Bruxelles → type=6 @ bruxelles
    maison plain-pied 3 ch Ciney → subType=103&bed-min=3 @ ciney
    appartement à la mer 2 chambres → type=3&bed-min=2 @ cote
    chalet Ardennes moins de 100.000 → price-max=100000&subType=109 @ ardennes
    je cherche un appartement avec 2 chambres et un balcon à Etterbeek pour max 1100 euros par mois → price-max=1100&type=3&bed-min=2&terrace=1 @ etterbeek
    maison mitoyenne 3 ch jardin Seraing 180.000 → price-max=180000&subType=110&bed-min=3&garden=1 @ seraing
    entrepôt à louer Herstal → subType=410 @ herstal; to rent
    maison construite après 2000 Gembloux → type=1&year-min=2000 @ gembloux
    appart meublé animaux acceptés Liège → type=3&furnished=1&pets=1 @ liege
    maison avec grand jardin, 4 chambres, 2 salles de bain, Rixensart → type=1&bed-min=4&garden=1 @ rixensart; not: 2 salles de bain
    Marche-en-Famenne et Rochefort → - @ marche en famenne + rochefort
    maison à moins de 25 km de Gand → type=1 @ moins de 25 km de gand
    autour de Namur, maison 3 chambres → type=1&bed-min=3 @ autour de namur
  `,
  en: `
    brussels or leuven → - @ brussels + leuven
    Brussels, Leuven and Ghent → - @ brussels + leuven + ghent
    2 bed flat Brussels → type=3&bed-min=2 @ brussels
    2 beds 1 bath apartment in Ghent → type=3&bed-min=2 @ ghent; not: 1 bath
    3-bed house with garden Leuven → type=1&bed-min=3&garden=1 @ leuven
    3br apartment Antwerp under 1500 → price-max=1500&type=3&bed-min=3 @ antwerp
    3 bedroom house near Brussels under 500k → price-max=500000&type=1&bed-min=3 @ near brussels
    house with pool and garage near the coast under 600k → price-max=600000&type=1&parking=1&pool=1 @ coast
    student room in Leuven → subType=307 @ leuven; to rent
    room to rent in Ghent under 500 → price-max=500&subType=307 @ ghent; to rent
    kot in Leuven → subType=307 @ leuven; to rent
    studio flat Brussels max 800 per month → price-max=800&subType=306 @ brussels
    furnished apartment in Ixelles or Etterbeek, pets allowed → type=3&furnished=1&pets=1 @ ixelles + etterbeek
    house namur province → type=1 @ namur province
    house in Namur province under 250,000 → price-max=250000&type=1 @ namur province
    leuven district, 3 beds → bed-min=3 @ leuven district
    building plot 800 m² East Flanders → subType=201&plot-min=800 @ east flanders
    farmhouse with 2 hectares of land in the Ardennes → subType=104&plot-min=20000 @ ardennes
    detached house with 4 bedrooms in Tervuren → type=1&bed-min=4&facades=4 @ tervuren
    apartment between 200 and 300k in Bruges → price-min=200000&price-max=300000&type=3 @ bruges
    apartment 200k-300k Bruges → price-min=200000&price-max=300000&type=3 @ bruges
    new build apartment with lift and parking in Hasselt → type=3&parking=1&lift=1&new=1 @ hasselt
    house to renovate in Liège or Namur → type=1&condition=TO_RENOVATE @ liege + namur
    office to let Antwerp 150 sqm → subType=401&living-area-min=150 @ antwerp; to rent
    house with an office in Overijse → type=1 @ overijse; not: office
    shop for rent Ghent city centre → subType=407 @ ghent city centre; to rent
    townhouse Brussels EPC B → subType=107&energy=B @ brussels
    2 bedroom flat, balcony, Ostend → type=3&bed-min=2&terrace=1 @ ostend
    one bedroom apartment Brussels, furnished, available now → type=3&bed-min=1&furnished=1&free=now @ brussels
    penthouse with sea view Knokke → subType=305&words=sea%20view @ knokke
    house at least 150 square metres, garden, Waterloo → type=1&living-area-min=150&garden=1 @ waterloo
    cheap house in Charleroi → type=1 @ charleroi; not: cheap
    land for sale Limburg → type=2 @ limburg; to buy
    flat or studio in Antwerp to rent below 900 → price-max=900&type=3 @ antwerp; to rent
    house with 2 bathrooms and 3 bedrooms in Mechelen → type=1&bed-min=3 @ mechelen; not: 2 bathrooms
    holiday home Ardennes → subType=120 @ ardennes
    I'm looking for a house with a garden and at least 3 bedrooms close to Ghent for max 400,000 euros → price-max=400000&type=1&bed-min=3&garden=1 @ close to ghent
    garage in Ghent → type=6 @ ghent
    house near schools in Waterloo → type=1 @ waterloo; not: near schools
    Walloon Brabant or Flemish Brabant villa → subType=102 @ walloon brabant + flemish brabant
    house built after 2010 → type=1&year-min=2010
    Ghent and surroundings → - @ ghent and surroundings
    renovated apartment with terrace in Bruges or Ghent or Leuven → type=3&terrace=1&condition=RENEWED @ bruges + ghent + leuven
    apartments 80-100 m2 Ghent → type=3&living-area-min=80&living-area-max=100 @ ghent
    commercial property Antwerp → type=4 @ antwerp
    max 1200 eur, 2 bedrooms, Leuven → price-max=1200&bed-min=2 @ leuven
  `,
  de: `
    Wohnung mit Balkon zu mieten in Eupen bis 900 → price-max=900&type=3&terrace=1 @ eupen; to rent
    Gent oder Brügge → - @ gent + brugge
    Haus in Eupen oder Kelmis → type=1 @ eupen + kelmis
    Eupen, Raeren und Lontzen → - @ eupen + raeren + lontzen
    3 Zi. Wohnung Eupen → type=3&bed-min=2 @ eupen
    3-Zimmer-Wohnung in Eupen → type=3&bed-min=2 @ eupen
    1-Zimmer-Wohnung Brüssel → subType=306 @ brussel
    Wohnung 2 SZ Lüttich → type=3&bed-min=2 @ luttich
    Studentenzimmer Löwen → subType=307 @ lowen; to rent
    Zimmer in Lüttich bis 400 € → price-max=400&subType=307 @ luttich; to rent
    Provinz Namur Haus → type=1 @ provinz namur
    Haus in der Provinz Lüttich → type=1 @ provinz luttich
    Bezirk Verviers → - @ bezirk verviers
    Baugrundstück 800 m² Bütgenbach → subType=201&plot-min=800 @ butgenbach
    Baugrundstück 10 Ar St. Vith → subType=201&plot-min=1000 @ st vith
    Haus mit Garten und Garage bis 300.000 Euro in Raeren → price-max=300000&type=1&garden=1&parking=1 @ raeren
    freistehendes Haus mit 4 Schlafzimmern in Kelmis → type=1&bed-min=4&facades=4 @ kelmis
    renovierungsbedürftiges Haus unter 150.000 → price-max=150000&type=1&condition=TO_RENOVATE
    Ferienhaus in den Ardennen → subType=120 @ ardennen
    Wohnung am Meer mit 2 Schlafzimmern → type=3&bed-min=2 @ kuste
    Bauernhof mit 2 Hektar Land → subType=104&plot-min=20000
    Büro zur Miete Brüssel → subType=401 @ brussel; to rent
    Ladenlokal Eupen Zentrum → type=4 @ eupen zentrum
    Einfamilienhaus Eupen max. 350.000 € → price-max=350000&type=1 @ eupen
    Wohnung zwischen 150.000 und 250.000 → price-min=150000&price-max=250000&type=3
    Haus 200-300k Eupen → price-min=200000&price-max=300000&type=1 @ eupen
    möblierte Wohnung in Brüssel ab sofort → type=3&furnished=1&free=now @ brussel
    Wohnung mit Aufzug, Haustiere erlaubt, Antwerpen → type=3&lift=1&pets=1 @ antwerpen
    Energieklasse B oder besser, Haus, Eupen → type=1&energy=B @ eupen
    Mehrfamilienhaus Lüttich → subType=133 @ luttich
    Haus mit Büro in Eupen → type=1 @ eupen; not: Büro
    Haus mit 2 Bädern und 3 Schlafzimmern → type=1&bed-min=3; not: 2 Bädern
    Villa mit Schwimmbad Brüssel → subType=102&pool=1 @ brussel
    Garage Eupen → type=6 @ eupen
    Haus mit mindestens 150 m² Wohnfläche → type=1&living-area-min=150
    Neubauwohnung Eupen 3 SZ → type=3&bed-min=3&new=1 @ eupen
    ich suche eine Wohnung mit 2 Zimmern in Eupen bis 700 € warm → price-max=700&type=3&bed-min=1 @ eupen; not: warm
    Haus Baujahr ab 2000 Eupen → type=1&year-min=2000 @ eupen
    Eupen und Umgebung → - @ eupen und umgebung
    Haus in Eupen und Umgebung bis 300k → price-max=300000&type=1 @ eupen und umgebung
    Reihenhaus Gent → subType=110 @ gent
  `,
}
