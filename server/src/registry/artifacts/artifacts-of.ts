import * as path from 'node:path'
import type { Config } from '../../config.ts'
import type { Artifacts } from './artifacts.ts'
import { folderArtifacts } from './folder-artifacts.ts'
import { s3Artifacts } from './s3-artifacts.ts'

/** The storage that the environment names; `<dataDir>/moduli` when it names none. */
export const artifactsOf = ({ moduliS3, dataDir }: Pick<Config, 'moduliS3' | 'dataDir'>): Artifacts =>
  moduliS3 ? s3Artifacts(moduliS3) : folderArtifacts(path.join(dataDir, 'moduli'))
