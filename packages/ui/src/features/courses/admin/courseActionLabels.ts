import { useLingui } from '@lingui/react/macro'

/** Names for buttons that look the same on every card, so that they differ for the ear. */
export function useCourseActionLabels() {
  const { t } = useLingui()
  return (action: 'outlines' | 'edit' | 'delete', { name }: { name: string }): string =>
    ({ outlines: t`Outlines of ${name}`, edit: t`Edit ${name}`, delete: t`Delete ${name}` })[action]
}
