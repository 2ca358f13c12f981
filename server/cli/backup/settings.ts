import { SETTINGS } from '../../config'
import { SECRET_FILES } from '../../secrets'

/** What a machine says of itself, and another one says otherwise. */
const OF_MACHINE = new Set([SETTINGS.databaseUrl.name, SETTINGS.dataDir.name])
const KEPT_AS_FILES = new Set(
  (Object.keys(SECRET_FILES) as (keyof typeof SECRET_FILES)[]).map((key) => SETTINGS[key].name),
)

/** Where the others of a set of machines are: who restores elsewhere by these would join the old one. */
const OF_OTHERS: ReadonlySet<string> = new Set(
  [SETTINGS.siteApiUrls, SETTINGS.publisherUrls, SETTINGS.webhookUrl, SETTINGS.host].map(({ name }) => name),
)

/** Which of the settings of a backup are for whoever restores it to say anew. */
export const saidAnew = (settings: Readonly<Record<string, string>>): string[] =>
  Object.keys(settings).filter((name) => OF_OTHERS.has(name))

/** In which file of DATA_DIR the settings of a backup stand once it is restored. */
export const SETTINGS_FILE = 'settings.env'

/** What the environment says that another machine needs too. */
export function settingsOf(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const names = Object.values(SETTINGS).map(({ name }) => name)
  const said = names
    .filter((name) => !OF_MACHINE.has(name) && !KEPT_AS_FILES.has(name))
    .flatMap((name): [string, string][] => {
      const value = env[name]?.trim()
      return value ? [[name, value]] : []
    })
  return Object.fromEntries(said)
}

/** Settings as a shell reads them; addresses of other machines as remarks. */
export const settingLines = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `${OF_OTHERS.has(name) ? '# ' : ''}${name}='${value.replaceAll("'", `'\\''`)}'\n`)
    .join('')
