import type { Sentence } from '../compose'
import type { Facts } from '../facts'

export const available = (f: Facts): Sentence =>
  !f.gone &&
  {
    IMMEDIATE: ['Sofort verfügbar.', 'Ab sofort frei.'],
    DEED: ['Verfügbar bei Unterzeichnung der Urkunde.', 'Die Schlüssel erhalten Sie bei der Beurkundung.'],
    AFTER_NOTICE_PERIOD: ['Verfügbar nach Ablauf der Kündigungsfrist des jetzigen Mieters.'],
    DELIVERY: ['Verfügbar bei der Abnahme.'],
    TBD: ['Der Termin der Übergabe wird gemeinsam vereinbart.'],
    UNKNWON: undefined,
  }[f.available]

const goneWords = {
  sale: 'Hierfür hat sich inzwischen ein Käufer gefunden.',
  rent: 'Dieses Angebot ist inzwischen vermietet.',
  takeOver: 'Der Betrieb wurde inzwischen übernommen.',
} as const

export const closing = (f: Facts): Sentence =>
  f.gone
    ? `${goneWords[f.deal]} Sie suchen etwas Ähnliches? Sagen Sie uns, was, und wir halten Sie auf dem Laufenden.`
    : f.deal === 'rent'
      ? [
          'Bringen Sie Ihre Fragen zum Mietvertrag gerne zur Besichtigung mit.',
          'Möchten Sie sich alles ansehen? Wir vereinbaren gerne einen Termin mit Ihnen.',
        ]
      : f.deal === 'takeOver'
        ? [
            'Die Zahlen besprechen wir gerne in einem vertraulichen Gespräch.',
            'Die Bedingungen der Übernahme erläutern wir Ihnen persönlich.',
          ]
        : [
            'Wir zeigen Ihnen alles gerne bei einer Besichtigung nach Vereinbarung.',
            'Vereinbaren Sie eine Besichtigung und sehen Sie sich in Ruhe um.',
            'Pläne und Bescheinigungen liegen bereit; fragen Sie gerne danach.',
          ]
