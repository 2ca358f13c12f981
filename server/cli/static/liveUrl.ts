import type { Config } from '../../config'
import { parseOrigin } from '../../configParse'
import { isThisMachine } from '../../thisMachine'

/** Where pages of an export ask for what is live. @throws Error that says how to tell */
function liveUrlOf(api: string | undefined, { publicApiUrl }: Pick<Config, 'publicApiUrl'>): string {
  const told = api ?? publicApiUrl
  if (!told)
    throw new Error(
      'Pages of an export ask for search, forms and reservations at an address of this program: set PUBLIC_API_URL, or --api https://live.example.com',
    )
  try {
    return parseOrigin('http', 'https')(told)
  } catch (error) {
    throw new Error(`--api ${(error as Error).message}`)
  }
}

const notReached = (publicUrl: string) =>
  `Nobody else reaches ${publicUrl}: where the site is published elsewhere, stop this, set PUBLIC_URL and start the program with it (npm start).`

/**
 * Where pages of an export ask for what is live, told before it begins with where they say that they stand: whoever took one
 * address for another hears it in time.
 * @param api in place of PUBLIC_API_URL
 * @throws Error that says how to tell
 */
export function sayLiveUrl(
  api: string | undefined,
  config: Pick<Config, 'publicUrl' | 'publicApiUrl'>,
  print: (line: string) => void,
): string {
  const { publicUrl } = config
  const liveUrl = liveUrlOf(api, config)
  print(`Pages say that the site stands at ${publicUrl} (PUBLIC_URL), and ask ${liveUrl} for what is live.`)
  if (isThisMachine(new URL(publicUrl).hostname)) print(notReached(publicUrl))
  return liveUrl
}
