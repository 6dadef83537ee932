export const linkLook = 'flex min-h-11 items-center rounded-md px-3 font-medium hover:bg-leaf-soft';
