import { operatorConfig } from './operatorConfig'
import { previewArguments, previewCommand } from './previewCommand'

/** `npm run preview -- --estate 7`: prints a link to a draft, or with `--list` the drafts there are. */
async function main(): Promise<void> {
  const asked = previewArguments(process.argv.slice(2))
  const { siteId, siteApiUrl, adminToken } = await operatorConfig(process.env)
  const operator = { siteId: asked.site ?? siteId, siteApiUrl, adminToken }
  for (const line of await previewCommand(operator, asked)) console.log(line)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
