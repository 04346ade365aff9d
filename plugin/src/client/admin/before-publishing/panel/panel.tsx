import { getBlockType } from '@wordpress/blocks';
import { Button, Spinner } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel, PluginPrePublishPanel } from '@wordpress/editor';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Block } from '../../shared/blocks';
import { type Finding, findingsIn, type Media } from './findings';
import { findingText } from './texts';
import { useDeadLinks } from './use-dead-links';
import { useLacks } from './use-lacks';

type Select = ( store: string ) => unknown;

/** What to look at, in the panel before publishing and beside the post. */
export const BeforePublishing = () => {
	const title = __( 'Before publishing', 'hvac-blocks' );

	return (
		<>
			<PluginPrePublishPanel title={ title } initialOpen>
				<Findings />
			</PluginPrePublishPanel>
			<PluginDocumentSettingPanel name="before-publishing" title={ title }>
				<Findings />
			</PluginDocumentSettingPanel>
		</>
	);
};

const readMedia =
	( select: Select ): Media =>
	( id ) =>
		( select( 'core' ) as { getEntityRecord: ( ...asked: unknown[] ) => ReturnType< Media > } ).getEntityRecord(
			'postType',
			'attachment',
			id,
			{ context: 'view' }
		);

/** The first of the findings that read alike, and how many there are: it gives its place to the next when it is mended. */
function alike( findings: Finding[] ): { finding: Finding; count: number }[] {
	const groups = new Map< string, { finding: Finding; count: number } >();

	for ( const finding of findings ) {
		const { kind, block, detail } = finding;
		const key = [ kind, block, detail ].join();
		groups.set( key, {
			finding: groups.get( key )?.finding ?? finding,
			count: ( groups.get( key )?.count ?? 0 ) + 1,
		} );
	}

	return [ ...groups.values() ];
}

function Findings() {
	const blocks = useSelect(
		( select: Select ) => ( select( 'core/block-editor' ) as { getBlocks: () => Block[] } ).getBlocks(),
		[]
	);
	const { isDead, isChecking } = useDeadLinks( blocks );
	const lacks = useLacks( blocks );
	// As text: media are other objects each time.
	const found = useSelect(
		( select: Select ) => JSON.stringify( findingsIn( blocks, readMedia( select ), isDead ) ),
		[ blocks, isDead ]
	);
	const findings = useMemo( () => [ ...( JSON.parse( found ) as Finding[] ), ...lacks ], [ found, lacks ] );
	const { selectBlock } = useDispatch( 'core/block-editor' ) as unknown as { selectBlock: ( id: string ) => void };

	return (
		<>
			{ isChecking && <Spinner /> }
			{ findings.length === 0 && ! isChecking && (
				<p>{ __( 'Nothing found: no samples, missing texts, or broken links.', 'hvac-blocks' ) }</p>
			) }
			{ findings.length > 0 && (
				<ul className="hvac-before-publishing">
					{ alike( findings ).map( ( { finding, count }, index ) => (
						<li key={ index }>
							{ findingText( finding ) }{ ' ' }
							<Button variant="link" onClick={ () => selectBlock( finding.clientId ) }>
								{ getBlockType( finding.block )?.title ?? finding.block }
							</Button>
							{ count > 1 && ` (${ count })` }
						</li>
					) ) }
				</ul>
			) }
		</>
	);
}
