<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use PHPUnit\Framework\Assert;

defined( 'ABSPATH' ) || exit;

/** A file in memory. */
final class TestStream {
	/** @return resource at its end */
	public static function of( string $content ): mixed {
		$stream = fopen( 'php://memory', 'w+b' );
		Assert::assertIsResource( $stream );
		fwrite( $stream, $content );

		return $stream;
	}
}
