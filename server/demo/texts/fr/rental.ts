import { paragraphs } from '../compose'
import type { Listing, RentalFacts } from '../facts'
import type { Rng } from '../../rng'
import { at, bathrooms, bedrooms } from './words'

const views: Record<RentalFacts['view'], string> = {
  sea: 'vue sur mer',
  dunes: 'vue sur les dunes',
  forest: 'vue sur la forêt',
  valley: 'vue sur la vallée',
  village: 'vue sur le village',
}

const sleeping = (f: RentalFacts): string => (f.bedrooms === 0 ? 'un coin nuit' : bedrooms(f.bedrooms))

/** The text of a holiday unit. */
export const rental = (f: RentalFacts, rng: Rng): Listing => {
  const what = f.house ? 'maison de vacances' : 'appartement de vacances'
  const this_ = f.house ? 'Cette' : 'Cet'
  const where = at(f.place.name.fr)
  return {
    short: `${f.house ? 'Maison de vacances' : 'Appartement de vacances'} ${where} pour ${f.persons} personnes, avec ${sleeping(f)} et ${views[f.view]}.`,
    description: paragraphs(rng, [
      [
        [
          `${this_} ${what} ${where} accueille jusqu’à ${f.persons} personnes.`,
          `À ${f.persons} en vacances ${where} : ${this_.toLowerCase()} ${what} a la place qu’il faut.`,
        ],
        `Vous y profitez d’une ${views[f.view]}.`,
        f.floor !== undefined &&
          !f.house &&
          (f.floor === 0
            ? 'Le logement est au rez-de-chaussée.'
            : `Le logement est au ${f.floor === 1 ? 'premier' : `${f.floor}e`} étage, accessible par l’ascenseur.`),
      ],
      [
        `Vous y trouvez ${sleeping(f)} et ${bathrooms(Math.max(1, f.bathrooms))}.`,
        [
          'La cuisine est équipée d’un lave-vaisselle, d’un four combiné et d’une machine à café.',
          'La cuisine est tout équipée, avec lave-vaisselle et four.',
        ],
        [
          'Le salon dispose d’une télévision et du wifi.',
          'Wifi, télévision et jeux de société sont à disposition.',
        ],
        f.terrace && [
          'La terrasse a une table assez grande pour tout le monde.',
          'Dehors, une terrasse avec du mobilier de jardin vous attend.',
        ],
      ],
      [
        f.garage && 'La voiture se range au garage.',
        f.pets ? 'Un chien est le bienvenu, sur demande.' : 'Les animaux ne sont pas admis.',
        f.beach !== undefined && `La plage est à ${f.beach} m.`,
        [
          'Arrivée à partir de 16 heures, départ avant 10 heures.',
          'Vous arrivez à partir de 16 heures et partez au plus tard à 10 heures.',
        ],
        f.linen
          ? 'Les draps sont fournis et facturés par personne ; apportez vos serviettes.'
          : 'Apportez vos draps et vos serviettes.',
      ],
    ]),
  }
}
