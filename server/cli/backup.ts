import { BACKUP_USAGE, backupArguments, backupCommand } from './backup/backupCommand'
import { runAsked } from './backup/runAsked'

/** `npm run backup -- FILE.tar.gz`: all that another machine needs to be this one. */
runAsked({ usage: BACKUP_USAGE, asked: backupArguments, run: backupCommand })
