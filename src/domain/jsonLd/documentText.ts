import type { EstateView } from '../estate/types'
import type { LandingView } from '../landing/landingView'
import type { LeafView } from '../page/leafView'
import type { PageView } from '../page/types'
import type { RentalCard } from '../rental/rentalCard'
import type { RentalView } from '../rental/rentalView'
import { estateCrumbs, rentalCrumbs } from '../site/crumbs'
import type { FrameView } from '../site/frameView'
import { estateGraph } from './estateGraph'
import { jsonLdText } from './graph'
import { landingGraph } from './landingGraph'
import { leafGraph } from './leafGraph'
import { pageGraph } from './pageGraph'
import { rentalGraph } from './rentalGraph'

// What a document tells machines. Browsers are published another module in its place: `src/gatsby/documentOnly.ts`
// (docs/decisions/260-told-in-documents.md).

/** Of a listing or a unit. */
export const estateText = (view: EstateView, frame: FrameView): string =>
  jsonLdText(estateGraph(view, frame, estateCrumbs(view, frame)))

/** Of a holiday unit. */
export const rentalText = (view: RentalView, frame: FrameView): string =>
  jsonLdText(rentalGraph(view, frame, rentalCrumbs(view, frame)))

/** Of a page of the site's own. */
export const pageText = (view: PageView<RentalCard>, frame: FrameView): string =>
  jsonLdText(pageGraph(view, frame))

/** Of a further page of a list. */
export const leafText = (view: LeafView, frame: FrameView): string => jsonLdText(leafGraph(view, frame))

/** Of a landing page. */
export const landingText = (view: LandingView, frame: FrameView): string =>
  jsonLdText(landingGraph(view, frame))
