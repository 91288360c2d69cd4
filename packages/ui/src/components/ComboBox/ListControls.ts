import type { ComboBoxAria } from 'react-aria/useComboBox'
import type { Option } from '../Select/Option.ts'

/** Where a list begins that is opened: at one of its ends by a key, nowhere by a press. */
export type Opening = 'first' | 'last' | null

/** How the field above works its list, once that has come. */
export type ListControls = Pick<ComboBoxAria<Option>, 'inputProps' | 'buttonProps'> & { open: (at: Opening) => void }

/** What the field says of its list. */
export type ListState = Pick<
  ComboBoxAria<Option>['inputProps'],
  'aria-expanded' | 'aria-controls' | 'aria-activedescendant'
>
