/** How pictures are called: nothing else is read or removed. */
export const PICTURE_NAME = /^(picture|receipt)-[\w-]{22}\.webp$/
