/** E-mail addresses are told apart without regard to case or outer spaces. */
export const emailKey = (email: string): string => email.trim().toLowerCase().slice(0, 320)
