import type { Migration } from 'kysely'
import { core } from './001-core'
import { bookingsAndAssets } from './002-bookings-and-assets'
import { visitors } from './003-visitors'
import { search } from './004-search'
import { shortDocuments } from './005-short-documents'
import { publishing } from './006-publishing'

import { wordsByIndex } from './007-words-by-index'
import { listingLog } from './008-listing-log'
import { publishRuns } from './009-publish-runs'
import { drafts } from './010-drafts'
import { told } from './011-told'
import { archived } from './012-archived'
import { importChanges } from './013-import-changes'
import { publicForm } from './014-public-form'
import { namedAssets } from './015-named-assets'
import { openViewings } from './016-open-viewings'
import { webhooks } from './017-webhooks'
import { facts } from './018-facts'
import { openStays } from './019-open-stays'
import { rentalLog } from './020-rental-log'
import { wordsOfEstates } from './021-words-of-estates'
import { picturesAreFiles } from './022-pictures-are-files'
import { webhookBodies } from './023-webhook-bodies'
import { endedSessions } from './024-ended-sessions'
import { plainDocuments } from './025-plain-documents'
import { photoFacts } from './027-photo-facts'
import { missingPictures } from './028-missing-pictures'
import { feedRuns } from './029-feed-runs'
import { cancelledStays } from './030-cancelled-stays'
import { sharedSettings } from './031-shared-settings'
import { processes } from './032-processes'
import { importRuns } from './033-import-runs'
import { assetsGiven } from './034-assets-given'

/** Every migration by name, applied in the order of the names. One that is released is never edited. */
export const MIGRATIONS: Record<string, Migration> = {
  '001-core': core,
  '002-bookings-and-assets': bookingsAndAssets,
  '003-visitors': visitors,
  '004-search': search,
  '005-short-documents': shortDocuments,
  '006-publishing': publishing,
  '007-words-by-index': wordsByIndex,
  '008-listing-log': listingLog,
  '009-publish-runs': publishRuns,
  '010-drafts': drafts,
  '011-told': told,
  '012-archived': archived,
  '013-import-changes': importChanges,
  '014-public-form': publicForm,
  '015-named-assets': namedAssets,
  '016-open-viewings': openViewings,
  '017-webhooks': webhooks,
  '018-facts': facts,
  '019-open-stays': openStays,
  '020-rental-log': rentalLog,
  '021-words-of-estates': wordsOfEstates,
  '022-pictures-are-files': picturesAreFiles,
  '023-webhook-bodies': webhookBodies,
  '024-ended-sessions': endedSessions,
  '025-plain-documents': plainDocuments,
  '027-photo-facts': photoFacts,
  '028-missing-pictures': missingPictures,
  '029-feed-runs': feedRuns,
  '030-cancelled-stays': cancelledStays,
  '031-shared-settings': sharedSettings,
  '032-processes': processes,
  '033-import-runs': importRuns,
  '034-assets-given': assetsGiven,
}
