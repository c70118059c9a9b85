import { execFileSync } from 'node:child_process';
import type { Document } from './flat-schema.ts';

/** Release tags: v1.2.0, or a package's tag such as @daftar/sdk@1.2.0. */
const RELEASE = /^(?:v|@daftar\/[a-z-]+@)\d+\.\d+\.\d+$/;

export interface Released {
  tag: string;
  contract: Document;
}

/** Returns the contract of the newest release tag before this commit, in the repository at `folder`; undefined without one. */
export function releasedContract(folder: string): Released | undefined {
  const git = (...given: string[]) =>
    execFileSync('git', given, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 << 20,
    });
  for (const tag of tags(git)) {
    try {
      return { tag, contract: JSON.parse(git('show', `${tag}:openapi/generated/openapi.json`)) };
    } catch {
      // This release has no contract yet.
    }
  }
  return undefined;
}

function tags(git: (...given: string[]) => string): string[] {
  try {
    return git('tag', '--merged', 'HEAD', '--sort=-creatordate')
      .split('\n')
      .filter((tag) => RELEASE.test(tag));
  } catch {
    // The folder is not a repository: a source archive.
    return [];
  }
}
