import { BlockControls, InnerBlocks, InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { BlockPreview } from './block-preview';
import { claimPanel } from './claim/claim';
import { claimOf } from './claim/claimed';
import type { AnyField, Control, ControlProps, EditProps, Placed } from './control';
import { Fields, isAnyShown, isPlaced, labelsOf } from './controls/placement';
import { transformsOf, type Pair } from './pair';
import { textsOf, type BlockPresentation } from './presentation';

/** How a block is edited. */
interface Declaration< A extends object, Props extends object > extends BlockPresentation< A, Props > {
	/** The block's settings: fields, panels, and toolbar controls. */
	panels?: Control[];
	/** Blocks of WordPress that it turns into, and is made of. */
	pairs?: Pair[];
}

/** Block settings that WordPress registers besides block.json. */
export interface BlockSettings {
	edit: ( block: never ) => ReactNode;
	save: () => ReactNode;
	shown: BlockPresentation;
	transforms: ReturnType< typeof transformsOf >;
	__experimentalLabel: ( attributes: Record< string, unknown >, place: { context: string } ) => string | undefined;
}

/**
 * Declares how a block is edited. PHP renders every block, so that HTML follows the plugin's version and saved markup
 * never becomes invalid: only inner blocks are saved.
 */
export function edit< A extends object = Record< string, unknown >, Props extends object = object >( {
	panels = [],
	pairs = [],
	...shown
}: Declaration< A, Props > ): BlockSettings {
	const Edit = ( block: EditProps< A > ) => (
		<>
			<Settings panels={ panels } block={ block as unknown as ControlProps< object > } />
			<BlockPreview block={ block } shown={ shown }>
				<Fields
					fields={ panels.flatMap( ( { OnBlock } ) => OnBlock ?? [] ) }
					block={ block as unknown as ControlProps< object > }
				/>
			</BlockPreview>
		</>
	);

	return {
		edit: Edit,
		save: shown.inner ? () => <InnerBlocks.Content /> : () => null,
		shown: { ...shown, labels: labelsOf( panels ) } as unknown as BlockPresentation,
		transforms: transformsOf( pairs ),
		__experimentalLabel: ( attributes, { context } ) =>
			labelOf( textsOf( shown, attributes as A ), attributes, context ),
	};
}

/** What tells blocks of the same kind apart in the list view and for screen readers, as WordPress' headings do: their first text. */
function labelOf( texts: object, attributes: Record< string, unknown >, context: string ): string | undefined {
	const { name } = ( attributes.metadata ?? {} ) as { name?: string };

	return context === 'list-view' || context === 'accessibility'
		? name ||
				Object.keys( texts )
					.map( ( text ) => String( attributes[ text ] ?? '' ) )
					.find( ( text ) => text !== '' )
		: undefined;
}

interface SettingsProps {
	panels: Control[];
	block: ControlProps< object >;
}

const VALIDITY = { block: claimPanel( 'block' ), price: claimPanel( 'price' ) };

function Settings( { panels, block }: SettingsProps ) {
	const claimed = claimOf( block.name );
	const placed = [ ...panels.filter( isPlaced ), ...( claimed ? [ VALIDITY[ claimed ] ] : [] ) ];
	const fields = panels.filter( ( control ): control is AnyField => ! isPlaced( control ) );
	const onToolbar = placed.flatMap( ( { OnToolbar } ) => OnToolbar ?? [] );
	const at = ( place: Placed[ 'place' ] ) => (
		<Fields
			fields={ placed.filter( ( each ) => each.place === place ).map( ( { Control: field } ) => field ) }
			block={ block }
		/>
	);

	return (
		<>
			{ placed.some( ( { place } ) => place === 'toolbar' ) && (
				<BlockControls group="block">{ at( 'toolbar' ) }</BlockControls>
			) }
			{ onToolbar.length > 0 && (
				<BlockControls group="other">
					<Fields fields={ onToolbar } block={ block } />
				</BlockControls>
			) }
			<InspectorControls>
				{ isAnyShown( fields, block.attributes ) && (
					<PanelBody title={ __( 'Settings', 'hvac-blocks' ) }>
						<Fields fields={ fields } block={ block } />
					</PanelBody>
				) }
				{ at( 'panel' ) }
			</InspectorControls>
			<InspectorControls group="advanced">{ at( 'advanced' ) }</InspectorControls>
		</>
	);
}
