<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Platform\Import\Intake\FileFormat;

defined( 'ABSPATH' ) || exit;

/** The numbers of an import and the format of its file. */
final class ImportCounts {
	/** @var array<value-of<ChangeKind>, int> */
	public array $kinds = array(
		'new'       => 0,
		'changed'   => 0,
		'unchanged' => 0,
		'removed'   => 0,
		'bad'       => 0,
	);

	/** Rows whose position is only that of their ZIP code or city. */
	public int $approximate = 0;

	/** Rows that are imported with a warning. */
	public int $warned = 0;

	/** Rows that empty a field with a value. */
	public int $emptied = 0;

	/** Rows imported or undone so far. */
	public int $done = 0;

	/** Records edited since, and kept when the import was undone. */
	public int $kept = 0;

	/** Whether undoing also restores records that were edited since. */
	public bool $overwrites = false;

	/** Whether the file ends in the middle of a row. */
	public bool $is_cut_off = false;

	public function __construct( public FileFormat $found = new FileFormat() ) {}

	public function count( ChangeKind $kind ): void {
		++$this->kinds[ $kind->value ];
	}

	/** All rows, including those for records that the file does not name. */
	public function rows(): int {
		return array_sum( $this->kinds );
	}

	/** The number of records that the import writes or removes. */
	public function changes(): int {
		return $this->kinds['new'] + $this->kinds['changed'] + $this->kinds['removed'];
	}

	/** Whether it removes or empties more than a tenth of the existing records: more often a mistake than intended. */
	public function loses_much(): bool {
		return 10 * max( $this->emptied, $this->kinds['removed'] ) > $this->stored();
	}

	/** The same from a tenth on, where nobody looks at it before. */
	public function loses_a_tenth(): bool {
		$lost = max( $this->emptied, $this->kinds['removed'] );

		return $lost > 0 && 10 * $lost >= $this->stored();
	}

	/** The number of stored records that it concerns, changed or not. */
	public function stored(): int {
		return $this->kinds['changed'] + $this->kinds['unchanged'] + $this->kinds['removed'];
	}

	public function to_json(): string {
		return (string) wp_json_encode( array( ...$this->kinds, 'approximate' => $this->approximate, 'warned' => $this->warned, 'emptied' => $this->emptied, 'done' => $this->done, 'kept' => $this->kept, 'overwrites' => (int) $this->overwrites, 'cutOff' => (int) $this->is_cut_off, 'found' => $this->found->to_array() ) );
	}

	public static function from_json( string $json ): self {
		$stored = json_decode( $json, true );
		$number = static fn ( string $key ): int => is_array( $stored ) && is_int( $stored[ $key ] ?? null ) ? $stored[ $key ] : 0;
		$counts = new self( FileFormat::from( is_array( $stored ) ? $stored['found'] ?? null : null ) );

		foreach ( ChangeKind::cases() as $kind ) {
			$counts->kinds[ $kind->value ] = $number( $kind->value );
		}

		$counts->approximate = $number( 'approximate' );
		$counts->warned      = $number( 'warned' );
		$counts->emptied     = $number( 'emptied' );
		$counts->done        = $number( 'done' );
		$counts->kept        = $number( 'kept' );
		$counts->overwrites  = 1 === $number( 'overwrites' );
		$counts->is_cut_off  = 1 === $number( 'cutOff' );

		return $counts;
	}
}
