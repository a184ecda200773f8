import * as path from 'node:path'
import type { Config } from '../../config.ts'
import type { Artefatti } from './artifacts.ts'
import { folderArtefatti } from './folder-artifacts.ts'
import { s3Artefatti } from './s3-artifacts.ts'

/** The storage that the environment names; `<dataDir>/moduli` when it names none. */
export const artefattiOf = ({ moduliS3, dataDir }: Pick<Config, 'moduliS3' | 'dataDir'>): Artefatti =>
  moduliS3 ? s3Artefatti(moduliS3) : folderArtefatti(path.join(dataDir, 'moduli'))
