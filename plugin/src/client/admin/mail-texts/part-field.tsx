import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Text } from '../shared/record/fields';
import { isOwn, type Part } from './types';

interface Props {
	part: Part;
	lang: string;
	values: Record< string, string >;
	messages: Record< string, string >;
	change: ( part: Partial< Record< string, string > > ) => void;
}

/** One text of an email, the way back to ours, and ours if it changed since the person wrote theirs. */
export function PartField( { part, lang, ...form }: Props ) {
	const { name, label, isLine, ours, isChanged } = part;
	const isTheirs = isOwn( { ...part, text: form.values[ name ] ?? '' } );

	return (
		<div className="hvac-mail-texts__part">
			<Text { ...form } name={ name } label={ label } rows={ isLine ? undefined : 5 } />
			{ isChanged && isTheirs && (
				<Notice status="warning" isDismissible={ false } className="hvac-mail-texts__changed">
					<p>
						<strong>
							{ __(
								'The default text has changed since you wrote yours. Save to keep yours.',
								'hvac-blocks'
							) }
						</strong>
					</p>
					<blockquote lang={ lang }>{ ours }</blockquote>
				</Notice>
			) }
			{ isTheirs && (
				<Button
					variant="link"
					/* translators: %s: the name of a part of an email. */
					aria-label={ sprintf( __( 'Use the default text: %s', 'hvac-blocks' ), label ) }
					onClick={ () => form.change( { [ name ]: ours } ) }
				>
					{ __( 'Use the default text', 'hvac-blocks' ) }
				</Button>
			) }
		</div>
	);
}
