/** A folder as webpack provides it: its modules by path. */
interface ModulesOfFolder {
	( file: string ): unknown;
	keys: () => string[];
}

interface ImportMeta {
	webpackContext: ( folder: string, options: { recursive?: boolean; regExp?: RegExp } ) => ModulesOfFolder;
}
