import { readFileSync } from 'node:fs';

/** @return {Object} what a JSON file holds; nothing, where there is none or it is broken */
export const readJson = ( file ) => {
	try {
		return JSON.parse( readFileSync( file, 'utf8' ) );
	} catch {
		return {};
	}
};
