<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Consent;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Database\UtcTime;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The registry as administrators receive it over REST.
 *
 * @phpstan-type Version array{version: string, text: string, hash: string, isIntact: bool, created: string, author: string}
 * @phpstan-type Entry array{lang: string, isOlder: bool, versions: list<Version>}
 * @phpstan-type Form array{form: string, title: string, formVersion: string, kind: string, hasBox: bool, isRequired: bool, isConditional: bool, languages: list<Entry>}
 */
final readonly class ConsentsView {
	public function __construct( private ConsentRegistry $registry, private FormLibrary $forms, private Settings $settings ) {}

	/** @return array{brand: string, sender: string, places: list<string>, longest: int, forms: list<Form>} */
	public function all(): array {
		$forms = array();

		foreach ( $this->registry->names() as $name ) {
			$form    = $this->forms->get( ConsentRegistry::form( $name ) );
			$consent = $this->registry->defined( $name );

			if ( null !== $consent ) {
				$forms[] = array(
					'form'        => $name,
					/* translators: %s: title of a form. */
					'title'       => $name === $form->name ? $form->title() : sprintf( __( '%s: marketing', 'hvac-blocks' ), $form->title() ),
					'formVersion' => $form->version,
					'kind'        => $form->kind,
					'hasBox'      => $consent->box,
					'isRequired'    => $consent->required,
					'isConditional' => null !== $consent->when,
					'languages'   => $this->languages( $name ),
				);
			}
		}

		return array(
			...ConsentSender::of( $this->settings )->places(),
			'places'  => ConsentText::PLACES,
			'longest' => ConsentRules::LONGEST,
			'forms'   => $forms,
		);
	}

	/** @return array<string, mixed> the JSON schema of a form in `all()` */
	public static function form_schema(): array {
		$text = array( 'type' => 'string' );
		$flag = array( 'type' => 'boolean' );

		return Schema::object( array(
			...array_fill_keys( array( 'form', 'title', 'formVersion', 'kind' ), $text ),
			...array_fill_keys( array( 'hasBox', 'isRequired', 'isConditional' ), $flag ),
			'languages' => Schema::list( Schema::object( array(
				'lang'     => $text,
				'isOlder'  => $flag,
				'versions' => Schema::list( Schema::object( array(
					...array_fill_keys( array( 'version', 'text', 'hash', 'created', 'author' ), $text ),
					'isIntact' => $flag,
				) ) ) + array( 'minItems' => 1 ),
			) ) ),
		) );
	}

	/** @return list<Entry> English first: the other languages are compared with it */
	private function languages( string $form ): array {
		$entries = array();
		$english = null;

		foreach ( Language::cases() as $language ) {
			$history  = $this->registry->history( $form, $language );
			$present  = $history[0]->created ?? '';
			$english ??= $present;

			$entries[] = array(
				'lang'     => $language->value,
				'isOlder'  => $present < $english,
				'versions' => array_map( self::version( ... ), $history ),
			);
		}

		return $entries;
	}

	/** @return Version */
	private static function version( ConsentText $text ): array {
		$author = 0 === $text->author ? false : get_userdata( $text->author );

		return array(
			'version'  => $text->version,
			'text'     => $text->text,
			'hash'     => $text->hash,
			'isIntact' => $text->is_intact(),
			'created'  => UtcTime::iso( $text->created ),
			'author'   => false === $author ? '' : $author->display_name,
		);
	}
}
