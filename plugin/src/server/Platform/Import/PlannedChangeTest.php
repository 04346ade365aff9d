<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Offers\Rebates\Rebate;
use HvacBlocks\Offers\Rebates\Store\StoredRebate;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class PlannedChangeTest extends TestCase {
	/** @return iterable<string, array{Rebate|null, Rebate|null, list<array{string, string, string}>}> a record before and after, and the differences */
	public static function records(): iterable {
		$before = new Rebate( 'R1', 'One', amount: 100.0, provider: 'P', areas: array( 'TX', 'USA' ) );

		yield 'a new one' => array( null, $before, array() );
		yield 'one that is removed' => array( $before, null, array() );
		yield 'none' => array( null, null, array() );
		yield 'the same' => array( $before, $before, array() );
		yield 'all of it' => array(
			$before,
			new Rebate( 'r1', 'Two', amount: null, up_to: true, provider: 'P', expires: '2026-12-31', areas: array( 'CA', 'TX' ) ),
			array( array( 'id', 'R1', 'r1' ), array( 'title', 'One', 'Two' ), array( 'amount', '100', '' ), array( 'upTo', 'No', 'Yes' ), array( 'expires', '', '2026-12-31' ), array( 'areas', 'USA', 'CA' ) ),
		);
	}

	/** @param list<array{string, string, string}> $changes */
	#[DataProvider( 'records' )]
	public function test_it_tells_what_differs( ?Rebate $before, ?Rebate $after, array $changes ): void {
		$stored = static fn ( ?Rebate $rebate ): ?StoredRebate => null === $rebate ? null : new StoredRebate( $rebate, 'import' );
		$row    = new PlannedChange( 1, ChangeKind::Changed, 2, 'R1', before: $stored( $before ), after: $stored( $after ) );

		self::assertSame( $changes, array_map( array_values( ... ), $row->changes() ) );
	}

	/** @return iterable<string, array{Rebate|null, Rebate|null, bool}> a record before and after, and whether the row empties a field */
	public static function emptied(): iterable {
		$before = new Rebate( 'R1', 'One', amount: 100.0, up_to: true, provider: 'P', areas: array( 'TX' ) );

		yield 'a new one' => array( null, $before, false );
		yield 'one that is removed' => array( $before, null, false );
		yield 'other values' => array( $before, new Rebate( 'R1', 'Two', amount: 5.0, provider: 'Q', starts: '2026-01-01', areas: array( 'CA' ) ), false );
		yield 'no amount' => array( $before, new Rebate( 'R1', 'One', up_to: true, provider: 'P', areas: array( 'TX' ) ), true );
		yield 'no area' => array( $before, new Rebate( 'R1', 'One', amount: 100.0, up_to: true, provider: 'P' ), true );
	}

	#[DataProvider( 'emptied' )]
	public function test_a_field_that_had_a_value_is_emptied( ?Rebate $before, ?Rebate $after, bool $empties ): void {
		$stored = static fn ( ?Rebate $rebate ): ?StoredRebate => null === $rebate ? null : new StoredRebate( $rebate, 'import' );

		self::assertSame( $empties, ( new PlannedChange( 1, ChangeKind::Changed, 2, 'R1', before: $stored( $before ), after: $stored( $after ) ) )->empties() );
	}

	public function test_numbers_and_texts_that_look_the_same_do_not_differ_and_a_list_differs_from_a_text(): void {
		$row = new PlannedChange( 1, ChangeKind::Changed, 2, 'R1', before: self::record( array( 'a' => 1, 'b' => 'x', 'c' => array( 'x', 5 ), 'e' => null ) ), after: self::record( array( 'a' => '1', 'b' => array( 'x', 'y' ), 'c' => 'x', 'd' => 'new', 'e' => '' ) ) );

		self::assertSame( array( array( 'b', 'x', 'x y' ), array( 'c', 'x', 'x' ), array( 'd', '', 'new' ) ), array_map( array_values( ... ), $row->changes() ) );
	}

	#[TestWith( array( ChangeKind::New, '', false ) )]
	#[TestWith( array( ChangeKind::New, 'x', true ) )]
	#[TestWith( array( ChangeKind::Unchanged, 'x', true ) )]
	#[TestWith( array( ChangeKind::Bad, 'x', false ) )]
	public function test_a_reason_is_a_warning_where_the_row_is_imported( ChangeKind $kind, string $reason, bool $is_warned ): void {
		self::assertSame( $is_warned, ( new PlannedChange( 1, $kind, 2, 'R1', reason: $reason ) )->is_warned() );
	}

	#[TestWith( array( 'R-1', 'R-1' ) )]
	#[TestWith( array( 7.0, '7' ) )]
	#[TestWith( array( '7.00', '7' ) )]
	#[TestWith( array( " \xE9t\u{E9}é ", '?téé' ) )]
	#[TestWith( array( array( 'x' ), '' ) )]
	#[TestWith( array( null, '' ) )]
	#[TestWith( array( '0123456789abc', '0123456789' ) )]
	public function test_a_report_names_whatever_a_file_has_there( mixed $value, string $word ): void {
		self::assertSame( $word, ParsedRow::word( $value, 10 ) );
	}

	/** @param array<string, mixed> $fields */
	private static function record( array $fields ): Importable {
		return new class( $fields ) implements Importable {
			/** @param array<string, mixed> $fields */
			public function __construct( private readonly array $fields ) {}

			public function key(): string {
				return 'R1';
			}

			public function name(): string {
				return 'One';
			}

			public function hash(): string {
				return '';
			}

			public function to_array(): array {
				return $this->fields;
			}

			public function fields(): array {
				return $this->fields;
			}
		};
	}
}
