#!/usr/bin/env node
/**
 * Proves that what each `props.php` makes is what the `view.tsx` beside it takes. PHPStan knows the type of the one, written in TypeScript by
 * `bin/phpstan/TypeScriptType.php`; the compiler compares it with the other.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { Failure, run, say } from './lib/log.mjs';
import { inCache, inRoot, ROOT } from './lib/paths.mjs';
import { PHP } from './lib/php.mjs';
import { execute } from './lib/shell.mjs';

const FILE = inCache( 'props-types/props.ts' );

/** @return {Promise<Array<{folder: string, line: number, type: string}>>} of each view model that a block with a view in TypeScript makes */
async function made() {
	const { output } = await execute( PHP, [
		'-d',
		'memory_limit=1G',
		inRoot( 'vendor/bin/phpstan' ),
		'analyse',
		'-c',
		inRoot( 'bin/phpstan/props-types.neon' ),
		'--no-progress',
		'--error-format=json',
	] );

	const [ json ] = /^\{"totals".*$/m.exec( output ) ?? [];

	if ( ! json ) {
		throw new Failure( output );
	}
	return Object.entries( JSON.parse( json ).files )
		.map( ( [ file, { messages } ] ) => ( { folder: path.dirname( file ), messages } ) )
		.filter( ( { folder } ) => existsSync( path.join( folder, 'view.tsx' ) ) )
		.flatMap( ( { folder, messages } ) =>
			messages
				.filter( ( { identifier } ) => identifier === 'hvacBlocks.propsType' )
				.map( ( { line, message } ) => ( { folder, line, type: message } ) )
		);
}

const source = ( all ) =>
	[
		"import type { ComponentProps } from 'react';",
		...all.map( ( { folder, type }, n ) =>
			[
				`import type { View as View${ n } } from '${ path.relative( path.dirname( FILE ), path.join( folder, 'view' ) ) }';`,
				`export const props${ n }: ComponentProps< typeof View${ n } > = null as unknown as ${ type };`,
			].join( '\n' )
		),
		'',
	].join( '\n' );

function problems( all ) {
	const { options } = ts.parseJsonConfigFileContent(
		ts.readConfigFile( inRoot( 'tsconfig.json' ), ts.sys.readFile ).config,
		ts.sys,
		ROOT
	);
	const program = ts.createProgram( [ FILE ], { ...options, incremental: false, tsBuildInfoFile: undefined } );
	const file = program.getSourceFile( FILE );

	return [ ...program.getSyntacticDiagnostics( file ), ...program.getSemanticDiagnostics( file ) ].map(
		( { start = 0, messageText } ) => {
			const { line } = file.getLineAndCharacterOfPosition( start );
			const { folder, line: at } = all[ Math.floor( ( line - 1 ) / 2 ) ] ?? { folder: ROOT, line: 0 };

			return `${ path.relative( ROOT, folder ) }/props.php:${ at }: ${ ts.flattenDiagnosticMessageText( messageText, '\n  ' ) }`;
		}
	);
}

await run( async () => {
	const all = await made();

	if ( ! all.length ) {
		throw new Failure( 'PHPStan found no props.', 'vendor/bin/phpstan analyse -c bin/phpstan/props-types.neon' );
	}
	mkdirSync( path.dirname( FILE ), { recursive: true } );
	writeFileSync( FILE, source( all ) );

	const found = problems( all );

	if ( found.length ) {
		throw new Failure(
			found.join( '\n' ),
			'Make the props of the view what props.php gives it, or the other way round.'
		);
	}
	say( `${ all.length } view models are what their views take.` );
} );
