<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\FilterMistakes;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

/**
 * @phpstan-import-type Form from FormProps
 * @phpstan-type Asked array{steps: array<int, array{title?: mixed, fields: list<string>, consent?: bool}>, fields: array<int, array{name: string, type: string, label: mixed, ...}>, messages?: mixed, texts?: mixed}
 */
final class FormHooksTest extends TestCase {
	use FilterMistakes;

	private const TIME = array(
		'name'    => 'preferredTime',
		'type'    => 'select',
		'label'   => 'Preferred time',
		'options' => array(
			array( 'value' => 'am', 'label' => 'Morning' ),
			array( 'value' => 'pm', 'label' => array( 't' => 'Afternoon', 'domain' => 'add-on' ) ),
		),
		'rules'   => array( array( 'rule' => 'required', 'message' => 'Please select a time' ) ),
	);

	public function test_what_is_returned_as_it_was_given_is_the_form_as_it_was(): void {
		$own = array_map( self::props( ... ), ( new FormLibrary() )->names() );
		add_filter( 'hvac_blocks_form', static fn ( array $form ): array => $form );
		$filtered = array_map( self::props( ... ), ( new FormLibrary() )->names() );

		self::assertSame( self::without_limits( $own ), self::without_limits( $filtered ) );
	}

	public function test_a_field_is_added_where_it_belongs_and_checked_like_any_other(): void {
		self::change( static fn ( array $form ): array => self::added( $form, self::TIME ) );
		add_filter( 'gettext_add-on', static fn ( string $text, string $source ): string => 'Afternoon' === $source ? 'Nachmittag' : $text, 10, 2 );
		$form   = ( new FormLibrary() )->get( 'contact-dealer' );
		$fields = self::props( 'contact-dealer' )['steps'][0]['fields'];

		self::assertSame( 'preferredTime', $fields[0]['name'] );
		self::assertSame( array( array( 'value' => 'am', 'label' => 'Morning' ), array( 'value' => 'pm', 'label' => 'Nachmittag' ) ), $fields[0]['options'][0]['options'] );
		self::assertSame( array( 'rule' => 'required', 'value' => null, 'message' => 'Please select a time' ), $fields[0]['rules'][0] );
		self::assertSame( array( 'preferredTime' => 'Please select a time' ), array_intersect_key( FormValidator::validate( $form, array( 'preferredTime' => 'night' ) )->errors, array( 'preferredTime' => 1 ) ) );
		self::assertSame( 'Please select a time', FormValidator::validate( $form, array( 'preferredTime' => str_repeat( 'x', 600 ) ) )->errors['preferredTime'] ?? '', 'not that it is too long' );
		self::assertArrayNotHasKey( 'preferredTime', FormValidator::validate( $form, array( 'preferredTime' => 'pm' ) )->errors );
		self::assertSame( 'Morning', FieldRules::shown( $form->fields['preferredTime'], 'am' ) );
	}

	public function test_a_box_has_one_value_and_is_shown_in_words(): void {
		self::change( static fn ( array $form ): array => self::added( $form, array( 'name' => 'hasPets', 'type' => 'checkbox', 'label' => 'I have pets' ) ) );
		$form = ( new FormLibrary() )->get( 'contact-dealer' );

		self::assertSame( array( 'Yes', 'No' ), array( FieldRules::shown( $form->fields['hasPets'], '1' ), FieldRules::shown( $form->fields['hasPets'], '' ) ) );
		self::assertSame( array( true, false, false ), array_map( static fn ( string $value ): bool => isset( FormValidator::validate( $form, array( 'hasPets' => $value ) )->errors['hasPets'] ), array( 'on', '1', '' ) ) );
	}

	public function test_what_is_typed_always_has_an_end(): void {
		self::change( static fn ( array $form ): array => self::added( $form, array( 'name' => 'notes', 'type' => 'text', 'label' => 'Notes' ) ) );
		$form = ( new FormLibrary() )->get( 'contact-dealer' );

		self::assertArrayNotHasKey( 'notes', FormValidator::validate( $form, array( 'notes' => str_repeat( 'é', 500 ) ) )->errors );
		$checked = FormValidator::validate( $form, array( 'notes' => 'A' . str_repeat( 'x', 900 ) ) );
		self::assertSame( 'Please use no more than 500 characters', $checked->errors['notes'] ?? '' );
		self::assertSame( 'A' . str_repeat( 'x', FieldsSchema::LONGEST - 1 ), $checked->values['notes'] );
	}

	public function test_fields_are_removed_put_in_another_order_and_named_otherwise(): void {
		self::change(
			static function ( array $form ): array {
				$form['fields']             = array_values( array_filter( $form['fields'], static fn ( array $field ): bool => 'city' !== $field['name'] ) );
				$form['fields'][0]['label'] = 'Given name';
				$form['steps'][0]['fields'] = array( 'lastName', 'firstName', 'email', 'phone' );
				$form['steps'][1]['fields'] = array( 'addressLine1', 'state', 'zip' );
				$form['texts']              = array( 'submit' => 'Go' );

				return $form;
			}
		);
		$props = self::props( 'contact-dealer' );

		self::assertSame( array( 'lastName', 'firstName', 'email', 'phone', 'addressLine1', 'state', 'zip' ), array_column( array_merge( ...array_column( $props['steps'], 'fields' ) ), 'name' ) );
		self::assertSame( array( 'Given name', 'Go', 'Next' ), array( $props['steps'][0]['fields'][1]['label'], $props['texts']['submit'], $props['texts']['next'] ) );
	}

	public function test_a_field_has_up_to_100_options_and_10_rules(): void {
		$longest = str_repeat( 'x', 100 );
		self::change( static fn ( array $form ): array => self::added( $form, array( ...self::TIME, 'options' => array( ...self::options( 99 ), array( 'value' => $longest, 'label' => 'Long' ) ), 'rules' => array_fill( 0, 10, self::TIME['rules'][0] ) ) ) );
		self::change( static fn ( array $form ): array => self::added( $form, array( ...self::TIME, 'name' => 'otherTime', 'options' => self::options( 1 ), 'rules' => array() ) ) );
		$fields = ( new FormLibrary() )->get( 'contact-dealer' )->fields;

		self::assertSame( array( 10, 0 ), array( count( $fields['preferredTime']->rules ), count( $fields['otherTime']->rules ) ) );
		self::assertSame( 'Long', FieldRules::shown( $fields['preferredTime'], $longest ) );
	}

	public function test_name_kind_and_consent_stay(): void {
		$own = ( new FormLibrary() )->get( 'contact-dealer' );
		self::change( static fn ( array $form ): array => self::added( $form, self::TIME ) );
		$form = ( new FormLibrary() )->get( 'contact-dealer' );

		self::assertEquals( array( $own->name, $own->kind, $own->sources, $own->version, $own->dealer, $own->consent ), array( $form->name, $form->kind, $form->sources, $form->version, $form->dealer, $form->consent ) );
	}

	/** @param \Closure( Asked ): mixed $change */
	#[DataProvider( 'wrong' )]
	public function test_what_is_wrong_is_ignored_and_told( \Closure $change, string $name = 'contact-dealer' ): void {
		$own = self::props( $name );
		$this->expect_mistakes();
		self::change( $change );

		self::assertSame( $own, self::props( $name ) );
		self::assertSame( array( 'hvac_blocks_form' ), array_unique( $this->mistakes ) );
	}

	/** @return iterable<string, array{0: \Closure( Asked ): mixed, 1?: string}> */
	public static function wrong(): iterable {
		$added = static fn ( array $field ): \Closure => self::of( static fn ( array $form ): array => self::added( $form, array( ...self::TIME, ...$field ) ) );

		yield 'nothing' => array( static fn (): mixed => null );
		yield 'a text' => array( static fn (): string => 'steps' );
		yield 'no steps' => array( self::of( static fn ( array $form ): array => array_diff_key( $form, array( 'steps' => 1 ) ) ) );
		yield 'another consent' => array( self::of( static fn ( array $form ): array => $form + array( 'consent' => array( 'version' => '2', 'text' => 'All.' ) ) ) );
		yield 'another kind' => array( self::of( static fn ( array $form ): array => $form + array( 'kind' => 'MARKETO' ) ) );
		yield 'no label' => array( $added( array( 'label' => null ) ) );
		yield 'an empty label' => array( $added( array( 'label' => '' ) ) );
		yield 'no name' => array( $added( array( 'name' => 'Preferred Time' ) ) );
		yield 'no type of ours' => array( $added( array( 'type' => 'file' ) ) );
		yield 'a name of the export' => array( $added( array( 'name' => 'source' ) ) );
		yield 'a name that is there' => array( $added( array( 'name' => 'city' ) ) );
		yield 'an own field of another type' => array(
			self::of(
				static function ( array $form ): array {
				$form['fields'][0]['type'] = 'email';

				return $form;
			}
			),
		);
		yield 'an email that is none' => array( self::of( static fn ( array $form ): array => self::added( $form, array( 'name' => 'country', 'type' => 'text', 'label' => 'Country' ) ) ) );
		yield 'no options' => array( self::of( static fn ( array $form ): array => self::added( $form, array_diff_key( self::TIME, array( 'options' => 1 ) ) ) ) );
		yield 'unknown options' => array( $added( array( 'options' => 'planets' ) ) );
		yield 'a default that is none of them' => array( $added( array( 'default' => 'night' ) ) );
		yield 'an unknown rule' => array( $added( array( 'rules' => array( array( 'rule' => 'even', 'message' => 'x' ) ) ) ) );
		yield 'a pattern of PHP alone' => array( $added( array( 'rules' => array( array( 'rule' => 'pattern', 'value' => '^\\d++$', 'message' => 'x' ) ) ) ) );
		yield 'too long' => array( $added( array( 'maxLength' => 5000 ) ) );
		yield 'a field without a label' => array( self::of( static fn ( array $form ): array => self::added( $form, array_diff_key( self::TIME, array( 'label' => 1 ) ) ) ) );
		yield 'an option of no length' => array( $added( array( 'options' => array( array( 'value' => '', 'label' => 'None' ) ), 'rules' => array() ) ) );
		yield 'an option that is too long' => array( $added( array( 'options' => array( array( 'value' => str_repeat( 'x', 101 ), 'label' => 'Long' ) ) ) ) );
		yield 'too many options' => array( $added( array( 'options' => self::options( 101 ) ) ) );
		yield 'too many rules' => array( $added( array( 'rules' => array_fill( 0, 11, self::TIME['rules'][0] ) ) ) );
		yield 'in no step' => array(
			self::of(
				static function ( array $form ): array {
				$form['fields'][] = self::TIME;

				return $form;
			}
			),
		);
		yield 'in two steps' => array(
			self::of(
				static function ( array $form ): array {
				$form['steps'][1]['fields'][] = 'firstName';

				return $form;
			}
			),
		);
		yield 'without the step of the consent' => array(
			self::of(
				static function ( array $form ): array {
				unset( $form['steps'][1]['consent'] );

				return $form;
			}
			),
		);
		yield 'a step without a title' => array(
			self::of(
				static function ( array $form ): array {
				unset( $form['steps'][0]['title'] );

				return $form;
			}
			),
		);
		yield 'without the field that the consent depends on' => array(
			self::of(
				static function ( array $form ): array {
				$form['fields'] = array_values( array_filter( $form['fields'], static fn ( array $field ): bool => 'country' !== $field['name'] ) );
				$form['steps']  = array_map( static fn ( array $step ): array => array( ...$step, 'fields' => array_values( array_diff( $step['fields'], array( 'country' ) ) ) ), $form['steps'] );

				return $form;
			}
			),
			'newsletter',
		);
	}

	/** @param \Closure( Asked ): mixed $change */
	private static function change( \Closure $change ): void {
		add_filter( 'hvac_blocks_form', $change, 10, 2 );
	}

	/**
	 * @param \Closure( Asked ): mixed $change
	 * @return \Closure( Asked ): mixed
	 */
	private static function of( \Closure $change ): \Closure {
		return $change;
	}

	/**
	 * @param Asked                                                          $form
	 * @param array<array-key, mixed> $field
	 * @return array<string, mixed>
	 */
	private static function added( array $form, array $field ): array {
		array_unshift( $form['steps'][0]['fields'], is_string( $field['name'] ?? null ) ? $field['name'] : '' );
		$form['fields'][] = $field;

		return $form;
	}

	/** @return list<array{value: string, label: string}> */
	private static function options( int $count ): array {
		return array_map( static fn ( int $i ): array => array( 'value' => (string) $i, 'label' => "Option $i" ), range( 1, $count ) );
	}

	/** @return Form */
	private static function props( string $name ): array {
		return FormProps::of( ( new FormLibrary() )->get( $name ), Language::English, 'Trane' );
	}

	/** Fields without a maximum length get one. */
	private static function without_limits( mixed $props ): mixed {
		return is_array( $props ) ? array_map( self::without_limits( ... ), array_diff_key( $props, array( 'maxLength' => 1 ) ) ) : $props;
	}
}
