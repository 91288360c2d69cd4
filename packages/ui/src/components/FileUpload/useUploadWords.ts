import { useLingui } from '@lingui/react/macro'
import type { FileKind } from '#model/pictureFile.ts'

/** What is done with what is chosen: a receipt needn’t be a picture. */
export function useUploadWords(kind: FileKind) {
  const { t } = useLingui()
  return kind === 'receipt'
    ? { choose: t`Choose file`, replace: t`Replace file`, remove: t`Remove file`, preparing: t`Preparing file…` }
    : {
        choose: t`Choose picture`,
        replace: t`Replace picture`,
        remove: t`Remove picture`,
        preparing: t`Preparing picture…`,
      }
}
