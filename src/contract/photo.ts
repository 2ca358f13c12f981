import { Type, type Static } from '@sinclair/typebox'
import { told } from './common'
import { Focus } from './estateParts'

/** Bytes of a photo that is sent. */
export const MOST_PHOTO_BYTES = 40 * 1024 * 1024

/** What is known of a photo that came in, as it is kept. */
export const PhotoFacts = Type.Object({
  width: Type.Integer({ minimum: 1, description: 'Pixels, upright.' }),
  height: Type.Integer({ minimum: 1, description: 'Pixels, upright.' }),
  focus: Type.Optional(told('What stays in sight where it is cut; the middle where it is not said.', Focus)),
})
export type PhotoFacts = Static<typeof PhotoFacts>

/** A photo that the site has now. */
export const TakenPhoto = Type.Composite([
  Type.Object({
    file: Type.String({ description: 'As it was called when it was sent.' }),
    link: Type.String({ description: 'What a picture of a listing says to show it: `file` of `pictures`.' }),
    isKnown: Type.Boolean({ description: 'The very same file had come before.' }),
  }),
  PhotoFacts,
])
export type TakenPhoto = Static<typeof TakenPhoto>

/** What became of the photos of one call. */
export const PhotoReport = Type.Object({
  photos: Type.Array(TakenPhoto),
  refused: Type.Array(
    Type.Object({
      file: Type.String(),
      reason: Type.String({ description: 'Completes “The photo …”.' }),
    }),
  ),
})
export type PhotoReport = Static<typeof PhotoReport>
