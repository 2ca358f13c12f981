/**
 * What headings of columns are called, in the four languages, as `plainWords` writes them; between commas one each. The first field of
 * which a word is the whole heading is taken, else the first of which one is part of it.
 */
export const HEADINGS: Readonly<Record<string, string>> = {
  id: 'id, dossier, dossiernummer, dossiernr, dossier nr, ref dossier, reference dossier, n dossier, no dossier, numero dossier, pandnummer, objectnummer, numero, numero de dossier, property id, listing id, objektnummer, objekt nr, kennung, code, ref, reference, referentie, reference number, referenznummer',
  type: 'type, type pand, soort, property type, type de bien, objektart, objekttyp, categorie, category, kategorie',
  subType: 'subtype, sub type, ondertype, sous type, untertyp',
  status:
    'status, statut, transactie, transaction, transaktion, vermarktung, vermarktungsart, te koop te huur, sale or rent',
  project: 'project, projet, projekt, project id, parent',
  'general.reference': 'referentie, reference, ref, referenz, our ref',
  'general.price.value':
    'prijs, vraagprijs, huurprijs, prix, prix demande, loyer, loyer mensuel, price, asking price, rent, monthly rent, preis, kaufpreis, miete, kaltmiete, monatsmiete, huur, huur per maand, maandhuur',
  'general.period':
    'huurperiode, periode huur, periode loyer, frequence loyer, rent period, price period, rent frequency, mietzeitraum, zeiteinheit',
  'general.title': 'titel, titre, title, kop, objekttitel, naam, name',
  'general.description.nl':
    'omschrijving, beschrijving, omschrijving nl, beschrijving nl, description nl, beschreibung nl',
  'general.description.fr': 'description, description fr, descriptif, omschrijving fr, beschreibung fr',
  'general.description.en': 'description en, omschrijving en, beschreibung en',
  'general.description.de': 'beschreibung, objektbeschreibung, description de, omschrijving de',
  'address.street': 'straat, adres, rue, street, strasse, adresse, address',
  'address.number': 'nr, huisnummer, huisnr, nummer, numero de rue, house number, number, hausnummer, hausnr',
  'address.box': 'bus, busnummer, boite, bte, box, wohnungsnr',
  'address.city.zip': 'postcode, post code, code postal, zip, zip code, postal code, plz, postleitzahl',
  'address.city.name': 'gemeente, stad, plaats, commune, ville, localite, city, town, ort, stadt, gemeinde',
  'address.country.id': 'land, pays, country',
  'address.geoLocation.lat': 'lat, latitude, breedtegraad, breitengrad',
  'address.geoLocation.lon': 'lon, lng, long, longitude, lengtegraad, langengrad, laengengrad',
  'address.visible': 'adres tonen, adres zichtbaar, adresse visible, show address, adresse zeigen',
  'general.bedroomCount':
    'slaapkamers, aantal slaapkamers, slpk, chambres, nombre de chambres, bedrooms, beds, schlafzimmer',
  'general.bathroomCount':
    'badkamers, aantal badkamers, salles de bain, salles de bains, bathrooms, baths, badezimmer, bader',
  'dimensions.areaBuild':
    'bewoonbare oppervlakte, bewoonbare opp, woonoppervlakte, surface habitable, living area, habitable surface, wohnflache, wohnflaeche, m2',
  'dimensions.areaGround':
    'grondoppervlakte, grondopp, grond opp, oppervlakte grond, perceel, perceelsoppervlakte, opp grond, terrein, surface terrain, surface du terrain, plot size, plot area, land area, grundstucksflache, grundstuck',
  'technical.constructionYear': 'bouwjaar, annee de construction, construction year, year built, baujahr',
  'technical.renovationYear': 'renovatiejaar, annee de renovation, renovation year, renoviert',
  'technical.condition': 'staat, toestand, etat, condition, zustand',
  'technical.availableDate':
    'beschikbaar vanaf, vrij vanaf, beschikbaar, disponible, disponible des, available from, available, verfugbar ab, bezugsfrei ab',
  'technical.elevator': 'lift, ascenseur, elevator, aufzug, fahrstuhl',
  'technical.furniture': 'gemeubeld, meuble, furnished, mobliert',
  'technical.petsAllowed': 'huisdieren, animaux, animaux admis, pets, haustiere',
  'technical.monthlyCost': 'lasten, kosten, charges, costs, nebenkosten',
  'general.floorId': 'verdieping, etage, floor, stockwerk',
  'general.deposit': 'waarborg, garantie locative, deposit, kaution',
  'energy.epcValue': 'epc, epc waarde, peb, valeur peb, epc value, energiekennwert, energieausweis',
  'energy.energyLabel': 'epc label, energielabel, label peb, classe energetique, energy label, energieklasse',
  'listing.comfort.heating': 'verwarming, chauffage, heating, heizung',
  'listing.comfort.swimming_pool': 'zwembad, piscine, pool, swimming pool, schwimmbad',
  'listing.other.garden': 'tuin, jardin, garden, garten',
  'listing.other.garages_count': 'garages, garage, aantal garages',
  'listing.other.parking_spaces_count': 'parkings, parkeerplaatsen, parking, parking spaces, stellplatze',
  'listing.financial.cadastral_income': 'ki, kadastraal inkomen, revenu cadastral, rc, cadastral income',
  'general.publicationDate':
    'datum, publicatiedatum, date, date de publication, publication date, datum veroffentlichung',
  'general.updatedAt': 'gewijzigd, laatste wijziging, modifie, updated, last modified, geandert',
  'salesRep.email': 'email, e mail, mail, courriel',
  'salesRep.phone': 'telefoon, tel, telephone, phone, telefon',
  'salesRep.firstname': 'voornaam, prenom, first name, vorname',
  'salesRep.lastname': 'familienaam, achternaam, nom, last name, nachname, makelaar, agent, courtier',
  pictures:
    'foto s, fotos, foto, photos, photo, images, image, pictures, picture, bilder, bild, afbeeldingen',
  floorPlans: 'plannen, grondplan, grondplannen, plans, plan, floor plan, floor plans, grundriss, grundrisse',
  videos: 'video, videos, film, virtueel bezoek, visite virtuelle, virtual tour, rundgang',
}
