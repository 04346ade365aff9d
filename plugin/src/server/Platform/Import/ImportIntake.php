<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Platform\Database\Transaction;
use HvacBlocks\Platform\Import\Intake\FileKind;

defined( 'ABSPATH' ) || exit;

/** Turns the pieces of an uploaded file into pieces of plain text, some seconds at a time. */
final readonly class ImportIntake {
	/** The number of the first piece of text, until the file's own are gone. */
	private const FIRST = 1_000_000;

	public function __construct( private Transaction $transaction, private ImportStore $imports, private ImportChunks $chunks ) {}

	/**
	 * Goes on from where the last step stopped. The time counts from there, as a workbook is unpacked from its beginning each time.
	 *
	 * @param resource $stream the file
	 * @return bool whether the file is plain text itself
	 * @throws UnreadableFile
	 */
	public function advance( ImportJob $job, mixed $stream, float $seconds ): bool {
		$begin  = microtime( true );
		$intake = FileKind::intake( $stream, $job->counts->found->sheet );

		if ( 0 === $job->position ) {
			$job->counts->found = $intake->found();
		}

		if ( $intake->is_plain() ) {
			$job->enter( ImportStage::Checking );
			$this->imports->save( $job );

			return true;
		}

		// A process that was killed may have put more into the last piece than it noted.
		$number = intdiv( $job->position, ImportChunks::SIZE );
		$text   = 0 === $job->position % ImportChunks::SIZE ? '' : substr( $this->chunks->get( $job->id, self::FIRST + $number ), 0, $job->position % ImportChunks::SIZE );
		$end    = null;

		foreach ( $intake->pieces( $job->line - 1 ) as $done => $piece ) {
			$end ??= microtime( true ) + max( $seconds, microtime( true ) - $begin );
			$text .= $piece;

			while ( strlen( $text ) >= ImportChunks::SIZE ) {
				$this->chunks->put( $job->id, self::FIRST + $number++, substr( $text, 0, ImportChunks::SIZE ) );
				$text = substr( $text, ImportChunks::SIZE );
			}

			$job->line = $done + 1;

			if ( microtime( true ) >= $end ) {
				$this->keep( $job, $number, $text );

				return false;
			}
		}

		$this->keep( $job, $number, $text );
		$this->transaction->run(
			function () use ( $job ): void {
				$this->chunks->replace( $job->id, self::FIRST );
				$job->size = $job->position;
				$job->enter( ImportStage::Checking );
				$this->imports->save( $job );
			}
		);

		return false;
	}

	/** Notes how far it is, with the piece that is not full. */
	private function keep( ImportJob $job, int $number, string $text ): void {
		$job->position = $number * ImportChunks::SIZE + strlen( $text );

		if ( '' !== $text ) {
			$this->chunks->put( $job->id, self::FIRST + $number, $text );
		}

		$this->imports->save( $job );
	}
}
