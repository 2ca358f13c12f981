import { textOfHtml } from './htmlText'

describe('HTML as text', () => {
  it.each([
    ['paragraphs', '<p>Een huis.</p>\n<p>Met tuin.</p>', 'Een huis.\n\nMet tuin.'],
    ['lines', 'Een huis.<br>Met tuin.<br/>En zon.', 'Een huis.\nMet tuin.\nEn zon.'],
    ['an empty line', 'Een huis.<br><br />Met tuin.<BR><br><br>En zon.', 'Een huis.\n\nMet tuin.\n\nEn zon.'],
    [
      'lists',
      '<p>Troeven:</p><ul>\n<li>tuin</li>\n<li><b>garage</b></li></ul>',
      'Troeven:\n\n• tuin\n• garage',
    ],
    ['numbers', '<ol><li>bel</li><li>kom</li></ol>', '1. bel\n2. kom'],
    [
      'lists in lists',
      '<ol><li>bel<ul><li>nu</li></ul></li><li>kom</li></ol>na',
      '1. bel\n• nu\n2. kom\n\nna',
    ],
    ['items that say nothing', '<ul><li></li><li>tuin</li><li> </li></ul>', '• tuin'],
    ['headings', '<h2>Gelijkvloers</h2>Inkom, <em>living</em>.', 'Gelijkvloers\n\nInkom, living.'],
    [
      'rows',
      '<table><tr><td>Living</td><td>30 m²</td></tr><tr><td>Keuken</td></tr></table>',
      'Living 30 m²\nKeuken',
    ],
    ['words with tags within', 'Een <b>ruim</b>, <i>licht</i> h<b>ui</b>s', 'Een ruim, licht huis'],
    ['links', '<a href="https://x.be" target="_blank">Virtueel bezoek</a>', 'Virtueel bezoek'],
    ['blanks', '<div>Een&nbsp;&nbsp;huis</div><div>&nbsp;</div><div>tuin</div>', 'Een huis\ntuin'],
    [
      'entities alone',
      'Rustig &amp; groen\n\n500&nbsp;m&sup2; &eacute;n &#8364;1 &#x20AC;2',
      'Rustig & groen\n\n500\u00a0m² én €1 €2',
    ],
    ['what was escaped twice', '&lt;p&gt;Ruim &amp;amp;amp; licht&lt;/p&gt;', 'Ruim & licht'],
    [
      'a whole document',
      '<!DOCTYPE html><html><head><title>x</title></head><body>Huis</body></html>',
      'Huis',
    ],
  ])('keeps %s', (_what, html, text) => {
    expect(textOfHtml(html)).toBe(text)
    expect(textOfHtml(text)).toBe(text)
  })

  it.each([
    'Een huis\n\nmet **tuin**\n- zon\n* rust',
    '# Titel\n\n> citaat <https://x.be> en <jan@x.be>',
    'Prijs < 300.000 > 200.000',
    '1 < 2 & 3 > 2; A&B; R&D',
    'AT&T; &nope; & co;',
    '?a=1&copy=2',
    'x <y and z> w',
    '',
  ])('leaves %j as it is', (text) => expect(textOfHtml(text)).toBe(text))

  it.each([
    ['<script>alert(1)</script>Huis', 'Huis'],
    ['Huis<script src=//x.be/a.js></script >', 'Huis'],
    ['<img src=x onerror=alert(1)>Huis', 'Huis'],
    ['<svg/onload=alert(1)>x</svg>Huis', 'Huis'],
    ['<svg/onload=alert(1)>Huis', 'Huis'],
    ['<style>*{display:none}</style>Huis', 'Huis'],
    ['<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;">x</iframe>Huis', 'Huis'],
    ['<a href="javascript:alert(1)">Huis</a>', 'Huis'],
    ['<!-- <script>alert(1)</script> -->Huis', 'Huis'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;Huis', 'Huis'],
    ['&amp;lt;img src=x onerror=alert(1)&amp;gt;Huis', 'Huis'],
    ['&#60;img src=x onerror=alert(1)&#62;Huis', 'Huis'],
    ['<scr<script>ipt>alert(1)</script>Huis', 'ipt>alert(1)Huis'],
    ['<p title="</p><script>alert(1)</script>">Huis</p>', 'Huis'],
    ['<p>Huis</p><img src=x onerror=alert(1)', 'Huis'],
    ['<p>Huis &#0;&#xD800;&#8;</p>', /^Huis [\ufffd]*$/],
    ['</p></ul></li>Huis', 'Huis'],
  ])('lets nothing of %j run or be read', (html, text) => {
    const plain = textOfHtml(html)
    if (typeof text === 'string') expect(plain).toBe(text)
    else expect(plain).toMatch(text)
    expect(textOfHtml(plain)).toBe(plain)
  })

  it.each([
    ['tags within each other', '<div>'.repeat(100_000) + 'Huis'],
    ['tags that do not end', '<b '.repeat(200_000)],
    ['signs', '<'.repeat(500_000)],
    ['entities of entities', '&' + 'amp;'.repeat(200_000)],
    ['comments', '<!--'.repeat(200_000)],
    ['lists', '<ul><li>'.repeat(50_000)],
    ['tags that are never closed', '<svg><math>'.repeat(100_000)],
  ])('is not held up by many %s', (_what, html) => {
    const began = process.cpuUsage()
    textOfHtml(html)
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(5000)
  })
})
