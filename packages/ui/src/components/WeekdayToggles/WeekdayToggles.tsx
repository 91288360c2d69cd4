import {
  type CheckboxGroupProps as AriaCheckboxGroupProps,
  Checkbox,
  CheckboxGroup,
} from 'react-aria-components/CheckboxGroup'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import type { Weekday } from '@maktab/calendar/WallDay'
import { readWeekdays, getWeekdaysFrom, formatWeekday } from '#lib/time/weekdays.ts'
import { useWeekStart } from '#providers/SchoolSettingsProvider.tsx'
import { mediaDown, tokens } from '#theme/tokens.ts'
import { fieldLayout } from '../Field/Field.styles.ts'
import { type FieldTextProps, FieldLabel, FieldMessages } from '../Field/FieldParts.tsx'
import { Inline } from '../Inline/Inline.tsx'

const Root = styled(CheckboxGroup)`
  ${fieldLayout}
`

/** No check marks, which would be lost on seven toggles in a row; filled and outlined toggles differ without colour. */
const Day = styled(Checkbox)`
  display: grid;
  place-items: center;
  min-inline-size: 52px;
  min-block-size: 44px;
  padding-inline: ${tokens.space[2]};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surface};
  cursor: pointer;
  white-space: nowrap;

  ${mediaDown('sm')} {
    /* A week fits on one line. */
    min-inline-size: 44px;
    padding-inline: ${tokens.space[1]};
  }
  &[data-selected] {
    border-color: ${tokens.color.brand};
    background: ${tokens.color.brand};
    color: ${tokens.color.onBrand};
    font-weight: ${tokens.weight.semibold};
  }
  &[data-invalid] {
    border-color: ${tokens.color.danger};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  &[data-readonly] {
    cursor: default;
  }
  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.6;
  }
  @media (forced-colors: active) {
    &[data-selected] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`

export type WeekdayTogglesProps = FieldTextProps &
  Omit<AriaCheckboxGroupProps, 'children' | 'className' | 'style' | 'value' | 'onChange' | 'defaultValue'> & {
    value: readonly Weekday[]
    /** Called with the selected days, in weekday order. */
    onChange: (days: Weekday[]) => void
  }

/** Weekday selection in the order of the school’s week, with short labels and full accessible names. */
export function WeekdayToggles({ label, description, errorMessage, value, onChange, ...props }: WeekdayTogglesProps) {
  const { locale } = useLocale()
  const weekStart = useWeekStart()
  return (
    <Root
      {...props}
      value={value.map(String)}
      onChange={(ids) => onChange(readWeekdays(ids.map(Number)))}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Inline gap="x-small" align="stretch">
        {getWeekdaysFrom(weekStart).map((day) => (
          <Day key={day} value={String(day)} aria-label={formatWeekday(day, locale, 'long')}>
            {formatWeekday(day, locale, 'short')}
          </Day>
        ))}
      </Inline>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </Root>
  )
}
