<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\MailTexts;

use HvacBlocks\Editing\Forms\FormDefinition;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\SaveError;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Destinations\MailKind;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Settings\Settings;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The texts of one mail as a person typed them. A part that equals our text, or is not sent, is ours. */
final readonly class MailTextInput {
	private const LINE  = 150;
	private const TEXT  = 3000;
	private const PARTS = array( 'subject', 'heading', 'opening', 'next', 'dealer' );

	/**
	 * @param array<string, string> $ours by part
	 * @param array<string, string> $own  by part
	 */
	private function __construct( public MailKind $mail, public FormDefinition $form, public Language $language, public array $ours, public array $own ) {}

	/** @return array<string, array<string, mixed>> */
	public static function args( FormLibrary $forms ): array {
		return array(
			'mail'     => Schema::choice( array_column( MailKind::cases(), 'value' ), null ),
			'form'     => Schema::choice( $forms->names(), null ),
			// Not "lang": that would change the language of the response's own texts.
			'language' => Schema::choice( array_column( Language::cases(), 'value' ), null, __( 'The language of the text.', 'hvac-blocks' ) ),
			'texts'    => array(
				'type'                 => 'object',
				'required'             => true,
				'additionalProperties' => false,
				'properties'           => array_fill_keys( self::PARTS, array( 'type' => 'string', 'maxLength' => 2 * self::TEXT ) ),
				'description'          => __( 'By part: plain text with blank lines between paragraphs, and values such as {reference}. A part that is not sent gets the default text.', 'hvac-blocks' ),
			),
		);
	}

	/** @return self|WP_Error with messages by part */
	public static function read( WP_REST_Request $request, FormLibrary $forms, Settings $settings ): self|WP_Error {
		$given    = static fn ( string $name ): string => is_string( $request[ $name ] ) ? $request[ $name ] : '';
		$mail     = MailKind::from( $given( 'mail' ) );
		$form     = $forms->get( $given( 'form' ) );
		$language = Language::from( $given( 'language' ) );
		$ours     = self::ours( $mail, $form, $language, $settings );
		$own      = array();
		$problems = array();

		foreach ( is_array( $request['texts'] ) ? $request['texts'] : array() as $part => $typed ) {
			$is_line = in_array( $part, MailKind::LINES, true );
			$text    = self::normalized( is_string( $typed ) ? $typed : '', $is_line );

			if ( is_string( $part ) && isset( $ours[ $part ] ) && $text !== $ours[ $part ] ) {
				$own[ $part ]      = $text;
				$problems[ $part ] = 'dealer' === $part && '' === $text ? null : self::problem( $text, $is_line ? self::LINE : self::TEXT, array_keys( $mail->values() ) );
			}
		}

		$problems = array_filter( $problems );

		return array() === $problems
			? new self( $mail, $form, $language, $ours, $own )
			: SaveError::invalid( 'hvac_blocks_invalid_mail', $problems );
	}

	/** @return array<string, string> our texts by part, in the mail's language */
	public static function ours( MailKind $mail, FormDefinition $form, Language $language, Settings $settings ): array {
		return LanguageSwitch::in( $language, static fn (): array => $mail->ours( $form->kind, $settings->int( 'answer_business_days' ) ) );
	}

	private static function normalized( string $text, bool $is_line ): string {
		// A line break is a space; two or more begin a paragraph.
		$paragraphs = (array) preg_split( '/\R\s*\R/u', trim( wp_check_invalid_utf8( $text, true ) ) );
		$paragraphs = array_map( static fn ( mixed $paragraph ): string => trim( (string) preg_replace( '/[\p{Cc}\s]+/u', ' ', is_string( $paragraph ) ? $paragraph : '' ) ), $paragraphs );

		return implode( $is_line ? ' ' : "\n\n", $paragraphs );
	}

	/** @param list<string> $values */
	private static function problem( string $text, int $longest, array $values ): ?string {
		preg_match_all( '/\{(\w+)\}/', $text, $places );
		$rest = (string) preg_replace( '/\{\w+\}/', '', $text );

		return match ( true ) {
			1 !== preg_match( '/\p{L}/u', $rest ) => __( 'Please enter the full text.', 'hvac-blocks' ),
			/* translators: %d: number of characters. */
			mb_strlen( $text ) > $longest         => sprintf( __( 'Please use no more than %d characters.', 'hvac-blocks' ), $longest ),
			array() !== array_diff( $places[1], $values ) || 1 === preg_match( '/[{}]/', $rest ) =>
				/* translators: %s: a list such as {brand}. */
				Text::sentence( __( 'You can use only these placeholders: %s.', 'hvac-blocks' ), '{' . implode( '}, {', $values ) . '}' ),
			default                               => null,
		};
	}
}
