export interface Dependencies {
	/** File paths below the project's root. */
	files: string[];
	/** Names with their versions. */
	versions: Record< string, string >;
}

export function digest( content: Buffer | string ): string;
export function digestsOf( files: string[] ): string[];
export function hashOf( dependencies: Dependencies, changed?: Record< string, string > ): string;
export function phpVersion(): string;
export function imports( file: string, options?: { without?: string[] } ): Set< string >;
