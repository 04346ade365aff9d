<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/** What a definition may contain beyond what the plugin's own forms contain. */
final class FormReaderTest extends TestCase {
	public function test_a_country_brings_its_options_and_what_is_chosen_at_first(): void {
		$field = FormProps::of( self::form(), Language::English, 'Trane' )['steps'][0]['fields'][0];

		self::assertSame( array( 'US', true ), array( $field['default'], $field['required'] ) );
		self::assertFalse( ( new FormField( 'notes', 'text', new TranslatableText( 'Notes' ), array() ) )->required() );
		self::assertSame( array( 'US', 'CA', 'OO' ), array_column( $field['options'][0]['options'], 'value' ) );
		self::assertSame( array( 'United States', 'Canada', 'Other' ), array_column( $field['options'][0]['options'], 'label' ) );
	}

	/** @param array<string, string> $errors */
	#[TestWith( array( 'US', false, array() ) )]
	#[TestWith( array( 'CA', false, array( 'consent' => 'Agree' ) ) )]
	#[TestWith( array( 'CA', true, array() ) )]
	#[TestWith( array( 'XX', false, array( 'country' => 'Country?' ) ) )]
	#[TestWith( array( '', false, array( 'country' => 'Country?' ) ) )]
	public function test_a_consent_is_asked_only_of_whom_it_is_for( string $country, bool $consented, array $errors ): void {
		self::assertSame( $errors, FormValidator::validate( self::form(), array( 'country' => $country ), $consented )->errors );
	}

	public function test_a_note_is_shown_and_never_asked_for(): void {
		$form = self::form(
			array(
				'consent' => array(
					'version'  => '1',
					'text'     => array( 't' => 'By sending, you agree with {brand}.' ),
					'required' => true,
					'box'      => false,
				),
			)
		);
		$note = FormProps::of( $form, Language::English, 'Trane' )['consent'];

		self::assertSame( array(), FormValidator::validate( $form, array( 'country' => 'CA' ), false )->errors );
		self::assertSame( array( '1', 'By sending, you agree with Trane.', false, false ), array( $note['version'] ?? '', $note['text'] ?? '', $note['required'] ?? null, $note['box'] ?? null ) );
	}

	#[TestWith( array( Language::English, 'North Carolina', 'British Columbia' ) )]
	#[TestWith( array( Language::Spanish, 'Carolina del Norte', 'Columbia Británica' ) )]
	#[TestWith( array( Language::French, 'Caroline du Nord', 'Colombie-Britannique' ) )]
	public function test_states_and_provinces_are_named_and_sorted_in_the_language_of_the_page( Language $language, string $state, string $province ): void {
		[ $us, $ca ] = RegionCodes::options( $language );
		$labels      = array_column( $us['options'], 'label' );
		$sorted      = $labels;
		usort( $sorted, static fn ( string $a, string $b ): int => strcasecmp( remove_accents( $a ), remove_accents( $b ) ) );

		self::assertSame( $sorted, $labels );
		self::assertSame( array( $state, $province ), array( array_column( $us['options'], 'label', 'value' )['NC'], array_column( $ca['options'], 'label', 'value' )['BC'] ) );
		self::assertSame( array( $state, $province, 'ZZ' ), array( RegionCodes::name_in( 'NC', $language ), RegionCodes::name_in( 'BC', $language ), RegionCodes::name_in( 'ZZ', $language ) ) );
		self::assertSame( array( true, true, false ), array( RegionCodes::has( 'NC' ), RegionCodes::has( 'BC' ), RegionCodes::has( 'ZZ' ) ) );
	}

	#[TestWith( array( 5 ) )]
	#[TestWith( array( array() ) )]
	#[TestWith( array( array( 'context' => 'x' ) ) )]
	#[TestWith( array( array( 't' => 5 ) ) )]
	public function test_a_phrase_is_a_text_or_has_one( mixed $phrase ): void {
		self::assertNull( TranslatableText::read( $phrase ) );
	}

	public function test_a_consent_is_required_only_where_the_form_says_so(): void {
		$consent = array( 'version' => '1', 'text' => array( 't' => 'I agree with {brand}.' ), 'message' => array( 't' => 'Agree' ) );

		foreach ( array( array( 'required' => true, 'errors' => array( 'consent' => 'Agree' ) ), array( 'required' => false, 'errors' => array() ), array( 'errors' => array() ) ) as $case ) {
			$form  = self::form( array( 'consent' => $consent + array_diff_key( $case, array( 'errors' => 1 ) ) ) );
			$shown = FormProps::of( $form, Language::English, 'Trane' );

			self::assertSame( $case['errors'], FormValidator::validate( $form, array( 'country' => 'CA' ), false )->errors );
			self::assertSame( array( 'X', array() !== $case['errors'], 'Agree' ), array( $shown['source'], $shown['consent']['required'] ?? null, $shown['consent']['message'] ?? '' ) );
		}
	}

	public function test_what_a_form_does_not_say_is_said_for_all(): void {
		$props = FormProps::of( self::form(), Language::English, 'Trane' );

		self::assertSame( 'Sign up', $props['texts']['submit'] );
		self::assertSame( 'Next', $props['texts']['next'] );
		self::assertSame( array( 'Next', '' ), array( self::form()->text( 'next' ), self::form()->text( 'unknown' ) ) );
		self::assertSame( 'One or more fields are invalid. Please review the form.', $props['messages']['invalid'] );
		self::assertSame( array( 'Trane writes rarely.' ), $props['legal'] );
	}

	#[TestWith( array( 'street', '5 Main St', true ) )]
	#[TestWith( array( 'street', '221B Baker Street', true ) )]
	#[TestWith( array( 'street', '12-34 5th Ave, Apt. 6', true ) )]
	#[TestWith( array( 'street', '5', false ) )]
	#[TestWith( array( 'street', 'Main St', false ) )]
	#[TestWith( array( 'street', '5Main', false ) )]
	#[TestWith( array( 'emailShape', 'ana maria@example.com', true ) )]
	#[TestWith( array( 'emailShape', 'ana@example', false ) )]
	#[TestWith( array( 'emailShape', '@example.com', false ) )]
	#[TestWith( array( 'emailShape', 'a@b.com@c.com', false ) )]
	#[TestWith( array( 'email', 'ana maria@example.com', false ) )]
	public function test_the_rule( string $rule, string $value, bool $holds ): void {
		self::assertSame( $holds ? $value : null, FieldRules::apply( new FieldRule( $rule, null, new TranslatableText( '' ) ), $value ) );
	}

	public function test_a_street_that_never_ends_is_answered_at_once(): void {
		$start = microtime( true );
		FieldRules::apply( new FieldRule( 'street', null, new TranslatableText( '' ) ), '5' . str_repeat( ' a', 20000 ) . ' ' );
		FieldRules::apply( new FieldRule( 'emailShape', null, new TranslatableText( '' ) ), 'a@' . str_repeat( 'a.', 20000 ) );

		self::assertLessThan( 0.5, microtime( true ) - $start );
	}

	/** @param array<string, mixed> $change */
	private static function form( array $change = array() ): FormDefinition {
		return FormReader::read(
			$change + array(
				'name'    => 'newsletter',
				'version' => '1',
				'kind'    => 'MARKETO',
				'sources' => array( 'en' => array( 'X' ) ),
				'dealer'  => 'none',
				'steps'   => array(
					array(
						'fields'  => array( 'country' ),
						'consent' => true,
					),
				),
				'fields'  => array(
					array(
						'name'    => 'country',
						'type'    => 'country',
						'label'   => array( 't' => 'Country' ),
						'default' => 'US',
						'rules'   => array(
							array(
								'rule'    => 'required',
								'message' => array( 't' => 'Country?' ),
							),
						),
					),
				),
				'consent' => array(
					'version'  => '1',
					'text'     => array( 't' => 'I agree.' ),
					'message'  => array( 't' => 'Agree' ),
					'required' => true,
					'when'     => array(
						'field'  => 'country',
						'values' => array( 'CA', 'OO' ),
					),
				),
				'legal'   => array( array( 't' => '{brand} writes rarely.' ) ),
				'texts'   => array( 'submit' => array( 't' => 'Sign up' ) ),
			)
		);
	}
}
