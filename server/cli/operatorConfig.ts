import { askInTurn } from '../../src/siteApi/askInTurn'
import { type Config, readConfig } from '../config'
import { withSecrets } from '../secrets'

/** The first of the site APIs that answers, whatever it says; the first of all when none does, of which the call tells why. */
async function presentSiteApi({ siteApiUrls, siteApiUrl, siteId }: Config): Promise<string> {
  if (siteApiUrls.length < 2) return siteApiUrl
  const answered = askInTurn(siteApiUrls, { mayRepeat: true }, async (address) => {
    await fetch(`${address}/sites/${encodeURIComponent(siteId)}`).then(({ body }) => body?.cancel())
    return address
  })
  return answered.catch(() => siteApiUrl)
}

/**
 * What a command runs with that asks the site API as its operator: the settings, the secrets, and of several site APIs one that is there.
 * @throws Error that names each mistake of the settings
 */
export async function operatorConfig(env: NodeJS.ProcessEnv): Promise<Config> {
  const config = await withSecrets(readConfig(env))
  return { ...config, siteApiUrl: await presentSiteApi(config) }
}
