import { href } from '../../../src/routing/routes'
import type { HeaderRule } from './headerRules'
import type { Routes } from './hostRedirects'

/** Text in quotes, in which nginx fills in nothing. */
const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&').replaceAll('$', '\\$')}"`
const plainPart = (text: string) => text.replace(/[.*+?^()[\]{}|\\$]/g, '\\$&')

const map = (from: string, name: string, rows: readonly (readonly [string, string])[], otherwise = '""') =>
  [
    `map ${from} ${name} {`,
    `    default ${otherwise};`,
    ...rows.map(([key, value]) => `    ${key} ${value};`),
    '}',
    '',
  ].join('\n')

const variable = (header: string) => `$aanbod_${header.replaceAll('-', '_')}`

/** The addresses of a rule as nginx sees them once it has found the file. */
function keysOf(path: string): string[] {
  if (path.endsWith('/*')) return [`~^${plainPart(path.slice(0, -1))}`]
  const page = path.replace(/:token$/, '_')
  return [quoted(page), quoted(`${page}.html`)]
}

/** One map a header: what most have, and who has it otherwise. */
function headerMaps(rules: readonly HeaderRule[]): { maps: string; headers: string[] } {
  const [all, ...others] = rules
  const headers = [...new Set(rules.flatMap((rule) => Object.keys(rule.headers)))].sort()
  const maps = headers.map((header) => {
    const rows = others.flatMap(({ path, headers: own }) => {
      const value = own[header]
      return value === undefined ? [] : keysOf(path).map((key) => [key, quoted(value)] as const)
    })
    return map('$uri', `${variable(header)}_of_file`, rows, quoted(all?.headers[header] ?? ''))
  })
  return { maps: maps.join('\n'), headers }
}

/** Of redirects and of what is not there: asked for anew, as it may be there tomorrow. */
const byStatus = (header: string) => {
  const rows: [string, string][] =
    header === 'cache-control'
      ? [['~^(30[12]|404|410)$', '"no-cache"']]
      : header === 'x-robots-tag'
        ? [['~^(404|410)$', '"noindex"']]
        : []
  return map('$status', variable(header), rows, `${variable(header)}_of_file`)
}

const pair = (from: string, to: string) => [quoted(decodeURI(from)), quoted(to)] as const

function addressMaps({ moved, gone, listings, languages }: Routes): string {
  const { languages: all, defaultLanguage } = languages
  const moves = (status: number) =>
    moved.filter((one) => one.status === status).map(({ from, to }) => pair(from, to))
  const folders = [...new Set(listings.map(([listing]) => listing.replace(/\/[^/]+$/, '')))]
  const listing = folders.length
    ? [[`"~^(?<listing>(${folders.map(plainPart).join('|')})/[0-9]+)/"`, '$listing']]
    : []
  const errorPages = (route: 'notFound' | 'gone') =>
    map(
      '$request_uri',
      route === 'gone' ? '$aanbod_page_410' : '$aanbod_page_404',
      all.map((locale) => [`~^/${locale}(/|\\?|$)`, `${href(route, locale)}.html`]),
      `${href(route, defaultLanguage)}.html`,
    )
  return [
    map('$uri', '$aanbod_moved', moves(301)),
    map('$uri', '$aanbod_found', moves(302)),
    map(
      '$uri',
      '$aanbod_gone',
      gone.map((address) => [quoted(decodeURI(address)), '1'] as const),
    ),
    map('$uri', '$aanbod_listing', listing as [string, string][]),
    map(
      '$aanbod_listing',
      '$aanbod_today',
      listings.map(([from, to]) => pair(from, to)),
    ),
    // Of a listing that is not among the files any more nothing leads to itself, whoever has not read this anew.
    map('"$uri $aanbod_today"', '$aanbod_elsewhere', [['"~^(?<same>.+) (?P=same)$"', '""']], '$aanbod_today'),
    map(
      '$http_accept_language',
      '$aanbod_home',
      all.map((locale) => [`~*^${locale}\\b`, href('home', locale)]),
      href('home', defaultLanguage),
    ),
    errorPages('notFound'),
    errorPages('gone'),
  ].join('\n')
}

interface Conf {
  routes: Routes
  rules: readonly HeaderRule[]
  /** Media type of each ending of a name, as the web role says them. */
  types: ReadonlyMap<string, string>
  hostname: string
  root: string
}

const sizeFor = (rows: number) => Math.max(2048, 2 ** Math.ceil(Math.log2(rows * 2 + 1)))

/** The export as a site of nginx, for `/etc/nginx/sites-enabled`: headers, redirects and pages of what is not there as the web role has them. */
export function nginxConf({ routes, rules, types, hostname, root }: Conf): string {
  const { maps, headers } = headerMaps(rules)
  // In one order, whichever file came first: it is compared with the one that nginx has read.
  const typeLines = [...types].map(([ending, type]) => `        ${quoted(type)} ${ending};`).sort()
  const rows = Math.max(routes.moved.length, routes.listings.length, routes.gone.length, 2 * rules.length)
  const shells = routes.shells.map((shell) => {
    const folder = shell.replace(/\/_$/, '')
    return `    location ~ ^${plainPart(folder)}/[^/]+$ { try_files $uri $uri.html ${shell}.html =404; }`
  })
  return `# Written by each \`npm run release -- export\`: include it from http { }, and reload nginx whenever it changed.
# What is yours (where it listens, certificates) stands in ${root}/.aanbod/own/*.conf, a folder that you make and no export writes.
map_hash_max_size ${sizeFor(rows)};
map_hash_bucket_size 256;

${maps}
${headers.map(byStatus).join('\n')}
${addressMaps(routes)}
server {
    # Listens at port 80 unless a file of yours says where.
    server_name ${hostname};
    include ${quoted(`${root}/.aanbod/own/*.conf`)};
    root ${quoted(root)};
    absolute_redirect off;
    gzip on;
    gzip_vary on;
    gzip_types text/css text/javascript application/json application/geo+json application/manifest+json image/svg+xml text/plain text/xml application/xml;

    types {
${typeLines.join('\n')}
    }
    default_type application/octet-stream;

${headers.map((header) => `    add_header ${header} ${variable(header)} always;`).join('\n')}

    error_page 404 $aanbod_page_404;
    error_page 410 $aanbod_page_410;

    location = / { add_header vary Accept-Language always; add_header cache-control "private, no-cache" always; return 302 $aanbod_home$is_args$args; }
    location ~ /\\.(?!well-known/) { return 404; }
    location ~ ^/_(headers|redirects)$ { return 404; }
    location ~ ^/[a-z][a-z]/(404|410)\\.html$ { internal; }
${shells.join('\n')}
    location / {
        if ($aanbod_gone) { return 410; }
        if ($aanbod_moved) { return 301 $aanbod_moved$is_args$args; }
        if ($aanbod_found) { return 302 $aanbod_found; }
        rewrite ^(/.+)/index\\.html$ $1 permanent;
        rewrite ^(/.+)/$ $1 permanent;
        try_files $uri $uri.html @moved;
    }
    location @moved {
        if ($aanbod_elsewhere) { return 301 $aanbod_elsewhere$is_args$args; }
        return 404;
    }
}
`
}
