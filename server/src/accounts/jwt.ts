import { errors, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose'

/** The key that signs, and those of before or after it that only tell whether a token is ours. */
export interface Keys {
  key: Uint8Array
  alsoVerify?: readonly Uint8Array[] | undefined
}

/** What is in a token that one of the keys signed; throws as `jwtVerify`, also without an end. A key that the token names is never looked at. */
export async function verifyJwt(
  token: string,
  { key, alsoVerify = [] }: Keys,
  options: JWTVerifyOptions,
): Promise<JWTPayload> {
  let refusal: unknown
  for (const one of [key, ...alsoVerify]) {
    try {
      return (await jwtVerify(token, one, { ...options, requiredClaims: ['exp'] })).payload
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error
      refusal = error
    }
  }
  throw refusal
}
