const RULES = [
  // Every entry of the menu stands open where nothing can open it.
  '[data-menu]{display:flex!important;position:static!important;flex-wrap:wrap!important;height:auto!important}',
  'header>div{flex-wrap:wrap!important;height:auto!important;padding-block:16px!important}',
  '[data-menu] ul{flex-wrap:wrap!important;position:static!important;overflow:visible!important}',
  '[data-fold]{display:block!important;position:static!important}',
  'header:has([data-menu]){position:static!important;height:auto!important}',
  '[data-needs-script]{display:none!important}',
  '[data-no-script]{display:flex!important}',
].join('')

/** For visitors without JavaScript: what it would open is open, what would do nothing is away. */
export function NoScriptStyle() {
  return (
    <noscript>
      <style>{RULES}</style>
    </noscript>
  )
}
