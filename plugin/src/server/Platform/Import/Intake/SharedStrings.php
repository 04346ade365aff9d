<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Intake;

defined( 'ABSPATH' ) || exit;

/** The texts to which a workbook's cells refer by number: on disk, since they may be most of the workbook. */
final class SharedStrings {
	/** The number of texts read at once, and the bytes of them kept in memory. */
	private const BLOCK = 64;
	private const KEPT  = 4_194_304;

	/** XML never contains this character. */
	private const BETWEEN = "\0";

	private ?TemporaryFile $file = null;

	/** @var list<int> the start of each block, and the end of the last one */
	private array $begins = array( 0 );

	/** @var array<int, list<string>> */
	private array $blocks = array();

	private int $kept = 0;

	/** @param string $part empty for a workbook without them */
	public function __construct( private readonly WorkbookFile $workbook, private readonly string $part ) {}

	public function get( int $number ): string {
		$block = intdiv( $number, self::BLOCK );

		return ( $this->blocks[ $block ] ?? $this->block( $block ) )[ $number % self::BLOCK ] ?? '';
	}

	/** @return list<string> */
	private function block( int $block ): array {
		$this->file ??= $this->unpack();

		if ( $block < 0 || ! isset( $this->begins[ $block + 1 ] ) ) {
			return array();
		}

		$size = $this->begins[ $block + 1 ] - $this->begins[ $block ];

		if ( $this->kept + $size > self::KEPT ) {
			$this->blocks = array();
			$this->kept   = 0;
		}

		fseek( $this->file->stream, $this->begins[ $block ] );
		$this->kept            += $size;
		$this->blocks[ $block ] = explode( self::BETWEEN, (string) stream_get_contents( $this->file->stream, $size ) );

		return $this->blocks[ $block ];
	}

	private function unpack(): TemporaryFile {
		$file = new TemporaryFile();

		if ( '' === $this->part || ! $this->workbook->has( $this->part ) ) {
			return $file;
		}

		$reader = $this->workbook->open( $this->part );
		$texts  = array();

		while ( $reader->forward() ) {
			if ( $reader->is_element( 'si' ) ) {
				$texts[] = RichText::read( $reader );

				if ( count( $texts ) === self::BLOCK ) {
					$this->keep( $file, $texts );
					$texts = array();
				}
			}
		}

		$this->keep( $file, $texts );

		return $file;
	}

	/** @param list<string> $texts */
	private function keep( TemporaryFile $file, array $texts ): void {
		$block          = implode( self::BETWEEN, $texts );
		$this->begins[] = $this->begins[ count( $this->begins ) - 1 ] + strlen( $block );
		$file->write( $block );
	}
}
