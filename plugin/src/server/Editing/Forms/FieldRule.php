<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

defined( 'ABSPATH' ) || exit;

/** One rule of a field and the message shown when a value breaks it. */
final readonly class FieldRule {
	/** @param string|int|null $value the argument of `minLength` and `pattern` */
	public function __construct( public string $rule, public string|int|null $value, public TranslatableText $message ) {}
}
