import { useLingui } from '@lingui/react/macro'

/** The words of the buttons: of a file where PDFs are accepted, otherwise of a picture. */
export function useUploadLabels({ acceptsPdf }: { acceptsPdf: boolean }) {
  const { t } = useLingui()
  return acceptsPdf
    ? { choose: t`Choose file`, replace: t`Replace file`, remove: t`Remove file`, preparing: t`Preparing file…` }
    : {
        choose: t`Choose picture`,
        replace: t`Replace picture`,
        remove: t`Remove picture`,
        preparing: t`Preparing picture…`,
      }
}
