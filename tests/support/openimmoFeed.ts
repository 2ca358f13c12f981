/** A house in Eupen as OpenImmo has it, known by a text. */
export const immobilie = (
  obid: string,
  price: number | string = 0,
  action = 'CHANGE',
  ofPlace = '',
): string => `<immobilie>
  <objektkategorie><vermarktungsart KAUF="true"/><objektart><haus/></objektart></objektkategorie>
  <geo><plz>4700</plz><ort>Eupen</ort>${ofPlace}</geo>
  ${price ? `<preise><kaufpreis>${price}</kaufpreis></preise>` : ''}
  <verwaltung_techn><aktion aktionart="${action}"/><openimmo_obid>${obid}</openimmo_obid></verwaltung_techn>
</immobilie>`

/** A transfer of some objects, of all there are unless it says otherwise. */
export const openimmo = (
  objects: readonly string[],
  { umfang = 'VOLL', timestamp }: { umfang?: 'VOLL' | 'TEIL'; timestamp?: string } = {},
): string =>
  `<openimmo><uebertragung art="OFFLINE" umfang="${umfang}"${timestamp ? ` timestamp="${timestamp}"` : ''}/>
<anbieter>${objects.join('')}</anbieter></openimmo>`
