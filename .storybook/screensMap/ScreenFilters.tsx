import { type ModeFilter, type PictureVariant, modeFilters, useEvidence } from './evidence.ts'
import { type ScreenFilter, noFilter } from './filterScreens.ts'
import { states } from './screenStories.ts'
import './screenFilters.css'

const faultModes = Object.keys(modeFilters) as ModeFilter[]

const pictures: Record<PictureVariant, string> = { desktop: 'Desktop', phone: 'Phone', dark: 'Dark', ur: 'Urdu' }

type Props = {
  filter: ScreenFilter
  onFilterChange: (filter: ScreenFilter) => void
  roles: readonly string[]
  variant: PictureVariant
  onVariantChange: (variant: PictureVariant) => void
}

/** The filters of the screens map. */
export function ScreenFilters({ filter, onFilterChange, roles, variant, onVariantChange }: Props) {
  const { evidence } = useEvidence()
  return (
    <form
      className="map-filters"
      role="search"
      aria-label="Filter screens"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="map-fields">
        <label>
          Name, route or API call
          <input
            type="search"
            value={filter.text}
            onChange={(event) => onFilterChange({ ...filter, text: event.target.value })}
          />
        </label>
        <label>
          Role
          <select value={filter.role} onChange={(event) => onFilterChange({ ...filter, role: event.target.value })}>
            <option value="">All</option>
            {roles.map((role) => (
              <option key={role}>{role}</option>
            ))}
          </select>
        </label>
        {evidence && (
          <label>
            Pictures
            <select value={variant} onChange={(event) => onVariantChange(event.target.value as PictureVariant)}>
              {Object.entries(pictures).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="button" onClick={() => onFilterChange(noFilter)}>
          Clear filters
        </button>
      </div>
      <Checkboxes
        legend="Without a story of its own for"
        options={states}
        chosen={filter.missing}
        onChange={(missing) => onFilterChange({ ...filter, missing })}
      />
      {evidence && (
        <Checkboxes
          legend="With faults in"
          options={faultModes}
          chosen={filter.faulty}
          onChange={(faulty) => onFilterChange({ ...filter, faulty })}
        />
      )}
    </form>
  )
}

type CheckboxesProps<Option extends string> = {
  legend: string
  options: readonly Option[]
  chosen: readonly Option[]
  onChange: (chosen: Option[]) => void
}

function Checkboxes<Option extends string>({ legend, options, chosen, onChange }: CheckboxesProps<Option>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, option] : chosen.filter((other) => other !== option))
            }
          />
          {option}
        </label>
      ))}
    </fieldset>
  )
}
