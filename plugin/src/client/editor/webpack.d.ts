/** What webpack makes of a folder: its modules by their paths. */
interface ModulesOfFolder {
	( file: string ): unknown;
	keys: () => string[];
}

interface ImportMeta {
	webpackContext: ( folder: string, options: { recursive?: boolean; regExp?: RegExp } ) => ModulesOfFolder;
}
