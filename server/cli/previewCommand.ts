import { parseArgs } from 'node:util'
import type { ListedDraft, PreviewLink } from '../../src/contract/draft'
import type { DraftKind } from '../../src/contract/importLine'
import { stableId } from '../siteFolder/stableId'
import { type Operator, operatorCall } from './operatorCall'

export const PREVIEW_USAGE = `Usage: npm run preview -- --estate|--project|--rental <id> [--locale nl] [--hours 48] [--site <id>]
       npm run preview -- --page <id, or its name in the site's folder> [the same]
       npm run preview -- --list [--site <id>]        the drafts there are`

/** A project is an estate as any other. */
const KINDS = {
  estate: 'estate',
  project: 'estate',
  rental: 'rentalUnit',
  page: 'page',
} as const satisfies Record<string, DraftKind>
const OPTION: Record<DraftKind, string> = { estate: '--estate', rentalUnit: '--rental', page: '--page' }

export interface PreviewArguments {
  site: string | undefined
  /** Undefined: all drafts are listed. */
  of: { kind: DraftKind; id: number } | undefined
  body: { locale?: string; hours?: number }
}

/** A page of a site's folder is known by the name of its file there. */
const idOf = (kind: keyof typeof KINDS | undefined, text: string): number =>
  kind === 'page' && /^[a-z][\w-]*$/i.test(text) ? stableId('page', text) : Number(text)

/** What the command line asks for. @throws Error with the usage, which is also what `--help` gets. */
export function previewArguments(args: string[]): PreviewArguments {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: {
      ...{ estate: text, project: text, rental: text, page: text },
      ...{ locale: text, hours: text, site: text },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) throw new Error(PREVIEW_USAGE)
  const names = (Object.keys(KINDS) as (keyof typeof KINDS)[]).filter((name) => values[name] !== undefined)
  const [name] = names
  if (names.length + Number(values.list) !== 1) throw new Error(PREVIEW_USAGE)
  const id = idOf(name, (name && values[name]) ?? '')
  if (name && !(Number.isInteger(id) && id > 0))
    throw new Error(`--${name} must be a number\n${PREVIEW_USAGE}`)
  const hours = Number(values.hours)
  if (values.hours !== undefined && !(hours > 0))
    throw new Error(`--hours must be a number\n${PREVIEW_USAGE}`)
  return {
    site: values.site,
    of: name && { kind: KINDS[name], id },
    body: { ...(values.locale && { locale: values.locale }), ...(values.hours && { hours }) },
  }
}

const moment = (iso: string) => `${iso.slice(0, 16).replace('T', ' ')} UTC`

/** What `npm run preview` does; gives the lines to print. @throws Error with what is wrong, in words. */
export async function previewCommand(operator: Operator, { of, body }: PreviewArguments): Promise<string[]> {
  if (of) {
    const { url, expiresAt } = await operatorCall<PreviewLink>(operator, `drafts/${of.kind}/${of.id}/link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return [url, `Good until ${moment(expiresAt)}, for whoever has it.`]
  }
  const drafts = await operatorCall<ListedDraft[]>(operator, 'drafts')
  if (!drafts.length) return [`There are no drafts of ${operator.siteId}`]
  return drafts.map(({ kind, id, storedAt, title, isPublished }) =>
    [
      `${OPTION[kind]} ${id}`.padEnd(20),
      moment(storedAt),
      isPublished ? 'changes what is public' : 'new',
      title ?? '',
    ]
      .join('  ')
      .trimEnd(),
  )
}
