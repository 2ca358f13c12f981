import styled from 'styled-components'
import { offeredRadii, radiusOf, withRadius } from '../../domain/search/placeRadius'
import { patched } from '../../domain/search/searchFilter'
import { useTexts } from '../../i18n/useTexts'
import { useCounts } from '../../state/search/useCounts'
import { WALKED } from '../../state/walkedChoices'
import { labelRadio } from '../ui/labelRadio'
import { Finds } from './Finds'
import type { FieldProps } from './searchFields'

/** How far around the one place that is searched, each with what it finds; nothing where there is no one place. */
export function PlaceRadius({ filter, options, change }: FieldProps) {
  const { t } = useTexts('filter')
  const radius = radiusOf(filter, options)
  const radii = radius ? offeredRadii(radius.km) : []
  const patches = radius ? radii.map((km) => withRadius({ ...radius, km })) : []
  const counts = useCounts(patches.map((patch) => patched(filter, patch)))
  if (!radius) return null
  return (
    <Radii>
      <legend>{t('filter.radius')}</legend>
      {radii.map((km, nth) => (
        <label key={km}>
          <input
            type="radio"
            name="radius"
            checked={km === radius.km}
            onChange={() => change(patches[nth] ?? {})}
            {...WALKED}
          />
          {km ? t('filter.radius.km', { n: km }) : t('filter.radius.none')}
          {typeof counts?.[nth] === 'number' && (
            <small>
              <Finds count={counts[nth]} />
            </small>
          )}
        </label>
      ))}
    </Radii>
  )
}

const Radii = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  min-width: 0;
  margin: 0 0 var(--s3);
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 var(--s1);
    color: var(--quiet);
    font-size: var(--t14);
  }
  label {
    display: inline-flex;
    gap: var(--s1);
    align-items: center;
    min-height: 44px;
    padding: 0 var(--s3);
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    font-variant-numeric: tabular-nums;
  }
  label:has(:checked) {
    border-color: var(--brick);
    box-shadow: inset 0 0 0 1px var(--brick);
    color: var(--brick);
  }
  ${labelRadio}
  small {
    color: var(--quiet);
    font-size: var(--t14);
  }
`
