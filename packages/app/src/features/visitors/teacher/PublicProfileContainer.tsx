import { PublicProfileScreen } from '@maktab/ui/features/visitors/teacher/PublicProfileScreen'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useOptionalQuery } from '#api/optionalOperations.ts'
import { NotFoundContainer } from '#features/errors/public/NotFoundContainer.tsx'

/** `/teacher/profile`: what visitors see of the teacher, if the backend has profiles (decision 16). */
export function PublicProfileContainer() {
  const mutate = useApiMutation()
  const profile = useOptionalQuery('getOwnProfile', { select: ({ profile: own }) => own })
  if (profile === undefined) return <NotFoundContainer />
  return (
    <PublicProfileScreen
      profile={profile}
      onSaveProfile={(body) => mutate('saveOwnProfile', { body })}
      onSavePhoto={(photo) => mutate('saveOwnPhoto', { body: photo ? { portrait: photo } : {} })}
    />
  )
}
