<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Platform\Database\Transaction;
use HvacBlocks\Platform\Import\Intake\FileKind;

defined( 'ABSPATH' ) || exit;

/** Converts the pieces of an uploaded file into pieces of plain text, some seconds at a time. Those of a workbook with several sheets are kept. */
final readonly class ImportIntake {
	/** The number of the first text piece, until the file's own pieces are removed. */
	private const FIRST = 1_000_000;

	public function __construct( private Transaction $transaction, private ImportStore $imports, private ImportChunks $chunks ) {}

	/**
	 * Continues where the last step stopped. The time counts from there, since a workbook is unpacked from its beginning each time.
	 *
	 * @param resource $stream the file
	 * @return bool whether the file itself is plain text
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

		// A killed process may have stored more in the last piece than it recorded.
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
				$job->counts->found->losses->add( $intake->losses() );
				$this->keep( $job, $number, $text );

				return false;
			}
		}

		$job->counts->found->losses->add( $intake->losses() );
		$this->keep( $job, $number, $text );
		$this->transaction->run(
			function () use ( $job ): void {
				$keeps = count( $job->counts->found->sheets ) > 1;
				$this->chunks->replace( $job->id, self::FIRST, $keeps );
				$job->counts->found->workbook_size = $keeps ? $job->size : 0;
				$job->size                         = $job->position;
				$job->enter( ImportStage::Checking );
				$this->imports->save( $job );
			}
		);

		return false;
	}

	/** Records the progress, including the incomplete piece. */
	private function keep( ImportJob $job, int $number, string $text ): void {
		$job->position = $number * ImportChunks::SIZE + strlen( $text );

		if ( '' !== $text ) {
			$this->chunks->put( $job->id, self::FIRST + $number, $text );
		}

		$this->imports->save( $job );
	}
}
