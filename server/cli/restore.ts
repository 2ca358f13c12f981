import { RESTORE_USAGE, restoreArguments, restoreCommand } from './backup/restoreCommand'
import { runAsked } from './backup/runAsked'

/** `npm run restore -- FILE.tar.gz`: makes this machine what another one was. */
runAsked({ usage: RESTORE_USAGE, asked: restoreArguments, run: restoreCommand })
